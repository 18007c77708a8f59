#!/bin/bash
# Runs inside fresh user, mount, network, process and IPC namespaces (see runBash.ts): builds a root
# that holds the system's programs read-only and one writable folder, drops every capability and
# starts the script there. $1: empty folder for the root, $2: the sample's folder, $3: folder of node,
# $4: processor seconds.
set -e
root=$1 sample=$2 node=$3 seconds=$4

mount -t tmpfs -o size=16m tmpfs "$root"
for dir in /usr /bin /sbin /lib /lib32 /lib64 /etc/alternatives; do
  if [ -L "$dir" ]; then
    cp -P "$dir" "$root$dir"
  elif [ -d "$dir" ]; then
    mkdir -p "$root$dir"
    mount --bind "$dir" "$root$dir"
    mount -o remount,bind,ro "$root$dir"
  fi
done
mkdir -p "$root/dev" "$root/proc" "$root/sample" "$root/opt/node" "$root/tmp"
for device in null zero urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mount -t proc proc "$root/proc" 2> /dev/null || true
ln -s /proc/self/fd "$root/dev/fd"
mount --bind "$node" "$root/opt/node"
mount -o remount,bind,ro "$root/opt/node"
mount --bind "$sample" "$root/sample"
mount -o remount,ro "$root"

# Processor seconds, address space and file size in KiB of each process.
ulimit -t "$seconds" -v 8388608 -f 65536
exec /usr/sbin/chroot "$root" /usr/bin/setpriv --bounding-set=-all --inh-caps=-all --no-new-privs \
  /bin/bash --noprofile --norc -c 'cd /sample && rm script.sh && exec /bin/bash --noprofile --norc -c "$1" sample 2>&1' \
  contain "$(cat "$sample/script.sh")"
