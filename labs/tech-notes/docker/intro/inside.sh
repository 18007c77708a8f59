# Runs in a PID namespace as its first process and becomes the program: PID 1, as in a container.
ip link set lo up
exec "$@"
