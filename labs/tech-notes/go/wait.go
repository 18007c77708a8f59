package main

import (
	"os"
	"time"
)

func main() {
	for range 10_000 {
		go func() { time.Sleep(time.Minute) }()
	}
	time.Sleep(time.Second)
	os.Stdout.WriteString("waiting\n")
	time.Sleep(time.Minute)
}
