#!/bin/bash
# Runs inside fresh user, mount, network, process and IPC namespaces (see runInSandbox.ts): builds a
# root that holds the system's programs and the dependencies read-only, the sample's files in memory
# as the one place to write to, drops every capability and starts the command there.
# $1: empty folder for the root, $2: the sample's files, $3: folder of node, $4: node_modules,
# $5: the guard, $6: another folder that's shown read-only where it is, or nothing; then the command.
set -e
root=$1 sample=$2 node=$3 modules=$4 guard=$5 further=$6
shift 6

bind() { # bind SOURCE TARGET: shows a file or folder that nobody can change
  mount -o bind,ro "$1" "$2"
}

mount -t tmpfs -o size=16m tmpfs "$root"
links=() folders=()
for dir in /usr /bin /sbin /lib /lib32 /lib64 /etc/alternatives; do
  if [ -L "$dir" ]; then
    links+=("$dir")
  elif [ -d "$dir" ]; then
    folders+=("$dir")
  fi
done
mkdir -p "${folders[@]/#/$root}" "$root"/{dev,etc,proc,sample,tmp,opt/node,node_modules}
[ "${#links[@]}" = 0 ] || cp -P "${links[@]}" "$root"
for dir in "${folders[@]}"; do bind "$dir" "$root$dir"; done
# Devices stay writable; only their owner and mode are read-only.
for device in null zero urandom; do
  : > "$root/dev/$device"
  bind "/dev/$device" "$root/dev/$device"
done
# Read-only, because they include the machine's settings.
mount -t proc -o ro proc "$root/proc" 2> /dev/null || true
ln -s /proc/self/fd "$root/dev/fd"
printf '127.0.0.1 localhost\n::1 localhost\n' > "$root/etc/hosts"
bind "$node" "$root/opt/node"
bind "$modules" "$root/node_modules"
: > "$root/guard.mjs"
bind "$guard" "$root/guard.mjs"
if [ -n "$further" ]; then
  mkdir -p "$root$further"
  bind "$further" "$root$further"
fi
mount -t tmpfs -o size=128m tmpfs "$root/sample"
cp -R "$sample/." "$root/sample"
mount -o remount,ro "$root"

# Loopback is down in a fresh namespace; not every machine has ip.
/sbin/ip link set lo up 2> /dev/null ||
  /usr/bin/perl -e 'socket(my $s, 2, 2, 0) && ioctl($s, 0x8914, pack("a16sx22", "lo", 0x41)) or exit 1'

# No core dumps; files of 64 MiB at most.
ulimit -c 0 -f 65536
exec /usr/sbin/chroot "$root" /usr/bin/setpriv --bounding-set=-all --inh-caps=-all --no-new-privs \
  /bin/bash --noprofile --norc -c 'cd /sample && exec "$@"' contain "$@"
