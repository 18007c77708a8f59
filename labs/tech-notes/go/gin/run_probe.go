// The same router under Gin's own Run, for comparison. Built as cmd/run by run.sh.
package main

import (
	"example.com/shop/internal/httpapi"
	"example.com/shop/internal/orders"
)

func main() {
	_ = httpapi.New(orders.NewStore(map[string]int{"mug": 5})).Run(":8080")
}
