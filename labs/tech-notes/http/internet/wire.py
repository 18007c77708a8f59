"""A line with a delay and a rate. What is sent to 10.9.0.2 comes back to this machine with source and destination
swapped, so client and server talk through the kernel's own TCP. usage: wire.py DELAY_MS MBIT"""
import fcntl
import os
import queue
import struct
import subprocess
import sys
import threading
import time

delay, mbit = float(sys.argv[1]) / 1000, float(sys.argv[2])
tun = os.open("/dev/net/tun", os.O_RDWR)
fcntl.ioctl(tun, 0x400454CA, struct.pack("16sH22x", b"wire", 0x1001))  # IFF_TUN | IFF_NO_PI
subprocess.run(["ip", "address", "add", "10.9.0.1/24", "dev", "wire"], check=True)
subprocess.run(["ip", "link", "set", "wire", "up"], check=True)
line = queue.Queue()


def deliver():
    while True:
        at, packet = line.get()
        time.sleep(max(0, at - time.monotonic()))
        os.write(tun, packet)


threading.Thread(target=deliver, daemon=True).start()
free = {}  # each direction has its own line: when it is free again
while True:
    packet = os.read(tun, 2000)
    if packet[0] >> 4 != 4 or packet[9] != 6:
        continue
    to_server = packet[22:24] == b"\x01\xbb"
    now = time.monotonic()
    free[to_server] = max(now, free.get(to_server, 0)) + len(packet) * 8 / (mbit * 1e6)
    line.put((free[to_server] + delay, packet[:12] + packet[16:20] + packet[12:16] + packet[20:]))
