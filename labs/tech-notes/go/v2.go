package main

import (
	"encoding/json/v2"
	"fmt"
)

// The second generation of encoding/json, new in Go 1.27, on a field that stands twice.
func main() {
	var in struct {
		Quantity *int `json:"quantity"`
	}
	fmt.Println(json.Unmarshal([]byte(`{"quantity": 1, "quantity": 2}`), &in))
}
