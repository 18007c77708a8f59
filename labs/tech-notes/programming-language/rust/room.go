package main

import "fmt"

// The note's list, but made with room for a second number.
func main() {
	orders := make([]int, 1, 2)
	orders[0] = 1
	first := &orders[0]
	orders = append(orders, 2)
	*first = 5
	fmt.Println(orders)
}
