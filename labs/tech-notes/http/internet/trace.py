"""What traceroute does: one UDP packet per TTL, and who complains. usage: trace.py ADDRESS"""
import socket
import struct
import sys

target = sys.argv[1]
ears = socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)
ears.settimeout(1)
SAYS = {(11, 0): "TTL ran out here", (3, 0): "I have no route to that network", (3, 1): "that host does not answer here",
        (3, 3): "arrived, no program on this port"}
for ttl in range(1, 6):
    mouth = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    mouth.setsockopt(socket.IPPROTO_IP, socket.IP_TTL, ttl)
    try:
        mouth.sendto(b"", (target, 33434))
        data, (who, _) = ears.recvfrom(2000)
    except TimeoutError:
        print(f"  {ttl}  *")
        continue
    except OSError as error:
        print(f"  {ttl}  {error.strerror}")
        break
    kind = struct.unpack("!BB", data[20:22])
    print(f"  {ttl}  {who:<14} {SAYS.get(kind, kind)}")
    if kind[0] == 3:
        break
