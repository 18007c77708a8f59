package main

import (
	"fmt"
	"sync"
)

// Two goroutines count twenty million visits each in one variable.
func main() {
	visits := 0
	var both sync.WaitGroup
	for range 2 {
		both.Go(func() {
			for range 20_000_000 {
				visits++
			}
		})
	}
	both.Wait()
	fmt.Println(visits)
}
