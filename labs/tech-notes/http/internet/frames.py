"""Prints the first TCP packet to port 80 that arrives at a device: the frame's two addresses, the packet's two, and
how many hops it has left. usage: frames.py DEVICE LABEL"""
import socket
import struct
import sys

device, label = sys.argv[1:]
WHO = {1: "laptop", 2: "home (inside)", 3: "home (outside)", 4: "ISP (home side)", 5: "ISP (far side)", 6: "server"}
link = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(0x0800))
link.bind((device, 0))
link.settimeout(8)
while True:
    frame = link.recv(2000)
    packet = frame[14:]
    ports = packet[(packet[0] & 15) * 4:]
    if packet[9] == 6 and struct.unpack("!H", ports[2:4])[0] == 80:
        break
source, target = (socket.inet_ntoa(packet[i:i + 4]) for i in (12, 16))
print(f"{label:<20} frame: {WHO[frame[11]]:<15} -> {WHO[frame[5]]:<16} packet: {source} -> {target}   TTL {packet[8]}")
