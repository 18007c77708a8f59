package main

import (
	"encoding/binary"
	"os"
	"os/exec"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

const (
	here  = "10.9.0.1"
	there = "10.9.0.2"
	port  = 8443
	delay = 50 * time.Millisecond
)

var armed int32 // 1: lose the next large packet from the server
var lost int32  // how many were lost

// A line that takes 50 ms each way. What is sent to 10.9.0.2 comes back to
// this machine with source and destination swapped, so client and server
// talk through the kernel's own TCP, and a packet can be lost on purpose.
func openWire() {
	file, err := syscall.Open("/dev/net/tun", syscall.O_RDWR, 0)
	check(err)
	var request [40]byte
	copy(request[:], "wire")
	binary.LittleEndian.PutUint16(request[16:], 0x1001) // IFF_TUN | IFF_NO_PI
	_, _, code := syscall.Syscall(syscall.SYS_IOCTL, uintptr(file), 0x400454ca,
		uintptr(unsafe.Pointer(&request)))
	if code != 0 {
		check(code)
	}
	check(exec.Command("ip", "address", "add", here+"/24", "dev", "wire").Run())
	check(exec.Command("ip", "link", "set", "wire", "up").Run())

	type arrival struct {
		at     time.Time
		packet []byte
	}
	line := make(chan arrival, 10000)
	go func() {
		buffer := make([]byte, 2000)
		for {
			n, err := syscall.Read(file, buffer)
			if err == syscall.EINTR {
				continue
			}
			check(err)
			packet := append([]byte(nil), buffer[:n]...)
			if packet[0]>>4 != 4 || losing(packet) {
				continue
			}
			for i := 12; i < 16; i++ { // swap: the checksums stay right
				packet[i], packet[i+4] = packet[i+4], packet[i]
			}
			line <- arrival{time.Now().Add(delay), packet}
		}
	}()
	go func() {
		for next := range line {
			time.Sleep(time.Until(next.at))
			_, err := syscall.Write(file, next.packet)
			check(err)
		}
	}()
}

func losing(packet []byte) bool {
	from := binary.BigEndian.Uint16(packet[4*(packet[0]&15):])
	if from != port || len(packet) < 800 {
		return false
	}
	if atomic.CompareAndSwapInt32(&armed, 1, 0) {
		atomic.AddInt32(&lost, 1)
		return true
	}
	return false
}

func check(err error) {
	if err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}
