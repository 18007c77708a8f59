#!/bin/bash
# The note's five scripts on a booted Debian 13, seen from a second network.
. "$(dirname "$0")/../../shared/lab.sh"
needs mmdebstrap mmdebstrap
needs systemd-nspawn systemd-container
needs ip iproute2
KEEP=${KEEP:-$SCRATCH} # a folder that keeps the two downloaded systems for the next run

# ---- two systems: the server as a provider hands it over, and what the containers run
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/vps/index.md" "$SCRATCH/note"
# what the scripts install, since the server has no way to a mirror
fetched='ufw restic'
fetched_alone='unattended-upgrades curl ca-certificates apparmor docker.io docker-cli docker-compose'
[ -e "$KEEP/base.tar" ] || mmdebstrap --quiet --variant=apt trixie "$KEEP/base.tar" \
  --include=systemd-sysv,dbus,openssh-server,iproute2,ca-certificates,sudo,cloud-init \
  --customize-hook="chroot \"\$1\" apt-get -qq --download-only -y -o APT::Install-Recommends=true install $fetched >/dev/null" \
  --customize-hook="chroot \"\$1\" apt-get -qq --download-only -y install --no-install-recommends \
    $fetched $fetched_alone >/dev/null" \
  --skip=cleanup/apt/cache,cleanup/apt/lists >&2
[ -e "$KEEP/image.tar" ] || mmdebstrap --quiet --variant=minbase trixie "$KEEP/image.tar" \
  --include=caddy,postgresql-17 >&2

ssh-keygen -q -t ed25519 -N '' -f id -C lab
sed -i "s#^key=.*#key='$(cat id.pub)'#" note/access.sh

# boot NAME: starts a copy of the server, with an address on the network of the outside
boot() {
  mkdir "$1" && tar -xpf "$KEEP/base.tar" -C "$1" --exclude='./dev/*'
  install -d -m 700 "$1/root/.ssh"
  cp id.pub "$1/root/.ssh/authorized_keys"
  echo "$1" >"$1/etc/hostname"
  echo 'Acquire::Retries "0";' >"$1/etc/apt/apt.conf.d/99lab"
  printf '127.0.1.1 %s\n' "$1" >>"$1/etc/hosts"
  rm -f "$1/etc/resolv.conf"
  [ -z "${2:-}" ] || "$2" "$1"
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 start "$1.log" systemd-nspawn -D "$1" -M "$1" --boot \
    --register=no --keep-unit --network-veth --console=read-only --capability=all \
    --system-call-filter='add_key keyctl bpf' --hostname="$1" --resolv-conf=off --timezone=off
  nspawn=${started[-1]}
  until leader=$(pgrep -P "$nspawn") && inside systemctl is-active -q basic.target; do sleep 1; done 2>/dev/null
  ip link set "ve-$1" netns "$OUTSIDE"
  ip -n "$OUTSIDE" addr add 198.51.100.1/24 dev "ve-$1"
  ip -n "$OUTSIDE" link set "ve-$1" up
  inside ip addr add 198.51.100.10/24 dev host0
  inside ip link set host0 up
}
inside() {
  nsenter -t "$leader" -m -u -i -n -p -C -r -w env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    LC_ALL=C.UTF-8 TERM=dumb "$@"
}
OUTSIDE=vps-outside-$$
ip netns add "$OUTSIDE"
trap 'end_started; ip netns del "$OUTSIDE"' EXIT
outside() { ip netns exec "$OUTSIDE" "$@"; }
SSH=(ssh -F none -i id -o IdentitiesOnly=yes -o UserKnownHostsFile=/dev/null -o StrictHostKeyChecking=no -o LogLevel=ERROR)
SCP=(scp -q "${SSH[@]:1}")
# the commands of the note: copies a script and runs it
deploy() {
  sleep 2 # a reload closes the port for a moment
  outside "${SCP[@]}" "note/$2" "$1@198.51.100.10:"
  outside "${SSH[@]}" "$1@198.51.100.10" "$3" bash "$2" >"$2.log" 2>&1 || { tail -1 "$2.log"; return 1; }
}
page() { outside curl -sS -m 4 "$@" 2>&1 || true; }
as() { local said=$1; shift; echo "\$ $said"; local s=0; "$@" 2>&1 || s=$?; [ "$s" = 0 ] || echo "exit $s"; }

boot server
version() { inside dpkg-query -W -f '${Version}' "$1" 2>/dev/null; }
head_of "server Debian $(cat server/etc/debian_version)" "systemd $(version systemd)" "OpenSSH $(version openssh-server)" \
  'no network of its own: packages downloaded before'

part 'sshd: the line at the end of sshd_config, then 99-, then 00-'
printf 'PasswordAuthentication yes\n' >server/etc/ssh/sshd_config.d/50-cloud-init.conf
cp server/etc/ssh/sshd_config before
echo 'PasswordAuthentication no' >>server/etc/ssh/sshd_config
as 'sshd -t; echo $?' inside sh -c 'sshd -t; echo $?'
as 'sshd -T | grep ^passwordauth' inside sh -c 'sshd -T | grep ^passwordauth'
cp before server/etc/ssh/sshd_config
for name in 99-hardening 00-hardening; do
  echo 'PasswordAuthentication no' >"server/etc/ssh/sshd_config.d/$name.conf"
  echo "$name.conf: $(inside sshd -T | grep ^passwordauth)"
  rm "server/etc/ssh/sshd_config.d/$name.conf"
done

part 'access.sh'
as 'with the placeholder as the key' bash -c "sed \"s#^key=.*#key='PASTE THE LINE'#\" note/access.sh | head -7 | bash"
echo 'PasswordAuthentication yes' >server/etc/ssh/sshd_config.d/00-a.conf
as 'while 00-a.conf says yes' deploy root access.sh ''
rm server/etc/ssh/sshd_config.d/00-a.conf
deploy root access.sh '' && tail -2 access.sh.log
as 'ssh deploy@server sudo id -un' outside "${SSH[@]}" deploy@198.51.100.10 sudo id -un
as 'ssh -o PubkeyAuthentication=no deploy@server' outside "${SSH[@]}" -o PubkeyAuthentication=no deploy@198.51.100.10 true
as 'ssh root@server' outside "${SSH[@]}" root@198.51.100.10 true

part 'all scripts, then all of them again'
for turn in first second; do
  for script in access firewall upkeep backup timer; do
    deploy deploy "$script.sh" sudo
    echo "$turn: $script.sh"
  done
  inside sh -c 'cat /etc/ssh/sshd_config.d/00* /etc/fstab /etc/sudoers.d/90* /etc/apt/apt.conf.d/50-no* /etc/apt/apt.conf.d/52* /etc/systemd/system/backup.* /etc/ufw/user*.rules /home/deploy/.ssh/authorized_keys | sha256sum' >"$turn"
done
cmp first second && echo 'the files they write are the same after both turns'
as 'ufw status' inside ufw status
as 'docker info, version and log driver' inside docker info -f '{{.ServerVersion}} {{.LoggingDriver}}'
as 'docker compose version --short' inside docker compose version --short
for package in ufw restic unattended-upgrades; do echo "$package $(version "$package")"; done
as "grep label= 50unattended-upgrades" inside sh -c "grep -E '^ +\"' /etc/apt/apt.conf.d/50unattended-upgrades"
as 'apt-config dump, reboot' inside sh -c 'apt-config dump | grep -E "Automatic-Reboot|Periodic::(Un|Up)"'
as 'unattended-upgrade --dry-run' inside sh -c 'unattended-upgrade --dry-run; echo $?'

part 'ufw and Docker'
inside docker import - lab <"$KEEP/image.tar" >/dev/null
inside ufw deny 8080/tcp >/dev/null
inside ufw status | grep '^8080/tcp  '
web() { inside docker run -d --name web "$@" lab caddy respond --listen :8080 'the page' >/dev/null; sleep 2; }
web -p 8080:8080
echo "published 8080:8080            $(page http://198.51.100.10:8080)"
inside sh -c 'cd /tmp && setsid python3 -m http.server 9090 >/dev/null 2>&1 &'
sleep 1
echo "Python on 9090, no Docker      $(page http://198.51.100.10:9090)"
echo "  the same from the server     $(inside sh -c 'curl -sS -o /dev/null -w %{http_code} http://127.0.0.1:9090')"
inside docker rm -f web >/dev/null
web -p 127.0.0.1:8080:8080
echo "published 127.0.0.1:8080:8080  $(page http://198.51.100.10:8080)"
outside ip route add 172.17.0.0/16 via 198.51.100.10
address=$(inside docker inspect web -f '{{.NetworkSettings.IPAddress}}')
echo "  a neighbour's own route      $(page "http://$address:8080")"
inside docker rm -f web >/dev/null
web
address=$(inside docker inspect web -f '{{.NetworkSettings.IPAddress}}')
echo "not published, the same route  $(page "http://$address:8080")"
inside docker rm -f web >/dev/null
inside ufw delete deny 8080/tcp >/dev/null

part 'the compose file behind Caddy'
mkdir -p server/srv/app
cp note/compose.yaml "$LAB/compose.override.yaml" server/srv/app/
app() { inside sh -c "cd /srv/app && $1"; }
as 'without .env' app 'docker compose up -d 2>&1 | tail -1'
echo 'DB_PASSWORD=labonly' >server/srv/app/.env
app 'docker compose up -d' >/dev/null 2>&1
sleep 6
to=(--resolve shop.example.com:80:198.51.100.10 --resolve shop.example.com:443:198.51.100.10)
as 'curl -I http://shop.example.com' page "${to[@]}" -I http://shop.example.com
app 'docker compose cp caddy:/data/caddy/pki/authorities/local/root.crt /tmp/root.crt' >/dev/null 2>&1
inside cat /tmp/root.crt >root.crt
as 'curl https://shop.example.com' page "${to[@]}" --cacert root.crt https://shop.example.com
echo
for port in 22 80 443 2019 3000 5432 8080 9090; do
  outside timeout 2 bash -c "</dev/tcp/198.51.100.10/$port" 2>/dev/null && echo "from outside, $port: open" ||
    echo "from outside, $port: closed"
done

part 'a dump through a pipe, and one that restic starts'
inside install -d /var/backups/repo
cat >server/etc/backup.env <<'ENV'
RESTIC_REPOSITORY=/var/backups/repo
RESTIC_PASSWORD=labonly
PING_URL=http://127.0.0.1:9090/
ENV
mkdir -p server/etc/systemd/system/backup.service.d
printf '[Service]\nReadWritePaths=/var/backups/repo\n' >server/etc/systemd/system/backup.service.d/lab.conf
inside systemctl daemon-reload
root() { app "set -a && . /etc/backup.env && set +a && $1"; }
root 'restic init -q'
pipe() { root "export RESTIC_REPOSITORY=/var/backups/pipe; $1"; }
pipe 'restic init -q'
app 'docker compose exec -T db createdb shop'
app "docker compose exec -T db psql -q shop -c 'CREATE TABLE orders AS SELECT generate_series(1,1000) AS id'"
app "docker compose exec -T db psql -q shop -c \"CREATE TABLE big AS SELECT g, repeat(md5(g::text), 4) FROM generate_series(1, 1000000) g\""
cat >server/root/cut.sql <<'SQL'
DO $$ BEGIN
  LOOP
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'pg_dump' AND query LIKE 'COPY%big%';
    EXIT WHEN FOUND;
    PERFORM pg_sleep(0.1), pg_stat_clear_snapshot();
  END LOOP;
END $$;
SQL
# cut FUNCTION COMMAND: runs a backup and ends pg_dump's connection inside the big table
cut_in() {
  app 'docker compose exec -T db psql -q shop </root/cut.sql' &
  local cutter=$!
  sleep 2
  "$@"
  wait "$cutter"
}
dump='docker compose exec -T db pg_dump -U postgres shop'
as 'pg_dump | restic backup --stdin, connection cut' cut_in pipe \
  "$dump | restic backup --stdin --stdin-filename shop.sql; echo \"exit \$?\""
echo "bytes in the snapshot: $(pipe 'restic dump latest shop.sql | wc -c')"
echo "rows of big in it, of 1000000: $(pipe "restic dump latest shop.sql | grep -cE '^[0-9]+	[0-9a-f]{128}\$'")"
echo "tables after big in it: $(pipe "restic dump latest shop.sql | grep -c '^COPY public.orders'")"
as 'restic backup --stdin-from-command, connection cut' cut_in root \
  "restic backup --tag db --stdin-filename shop.sql --stdin-from-command -- $dump; echo \"exit \$?\""
app 'docker compose exec -T db psql -q shop -c "DROP TABLE big"'
app 'docker compose stop db' >/dev/null 2>&1
as 'pg_dump | restic backup --stdin, database stopped' pipe \
  "$dump | restic backup --stdin --stdin-filename shop.sql; echo \"exit \$?\""
as 'restic backup --stdin-from-command, database stopped' root \
  "restic backup --tag db --stdin-filename shop.sql --stdin-from-command -- $dump; echo \"exit \$?\""
as 'systemctl start backup, database stopped' inside sh -c 'systemctl start backup 2>&1 | head -1; systemctl is-failed backup'
echo "snapshots with restic starting the dump: $(root 'restic snapshots --json' | grep -o '"short_id"' | wc -l)"

part 'the backup, and the drill'
app 'docker compose start db' >/dev/null 2>&1
sleep 3
as 'systemctl start backup' inside systemctl start backup
inside systemctl show -p Result backup
as 'restic snapshots' root 'restic snapshots --compact'
as 'restic dump latest shop.sql, without the tag' root 'restic dump latest shop.sql >/dev/null'
cp note/drill.sh server/root/
as 'drill.sh' root 'bash /root/drill.sh'
app 'docker compose exec -T db createdb rows'
root 'restic dump --tag db latest shop.sql | docker compose exec -T db psql -q rows'
echo "rows restored: $(app "docker compose exec -T db psql -At rows -c 'SELECT count(*) FROM orders'")"
as 'systemctl list-timers backup.timer' inside sh -c 'systemctl list-timers --no-legend backup.timer | grep -o "backup.timer.*"'
as 'systemd-analyze security backup' inside sh -c 'systemd-analyze security --no-pager backup.service | tail -1'

part 'the disk over the limit'
inside sed -i 's/-lt 80/-lt 1/' /usr/local/sbin/backup
as 'systemctl start backup' inside sh -c 'systemctl start backup 2>&1 | head -1; systemctl is-failed backup'

part 'a lost server: the scripts as user data'
end_started
started=()
seed() {
  mkdir -p "$1/var/lib/cloud/seed/nocloud"
  (cd note && cat access.sh firewall.sh upkeep.sh backup.sh timer.sh) >"$1/var/lib/cloud/seed/nocloud/user-data"
  printf 'instance-id: again\n' >"$1/var/lib/cloud/seed/nocloud/meta-data"
}
boot again seed
as 'cloud-init status --wait' inside sh -c 'cloud-init status --wait | tr -d .; cloud-init --version'
as 'ssh deploy@again sudo ufw status' outside "${SSH[@]}" deploy@198.51.100.10 'sudo ufw status | head -1; systemctl is-enabled docker backup.timer'
