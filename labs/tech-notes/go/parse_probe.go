package main

import "fmt"

func main() {
	for _, body := range []string{
		`{"quantity": 3}`, `{"QUANTITY": 3}`, ``, `null`, `{}`, `[]`, `{"quantity": null}`, `{"quantity": 0}`,
		`{"quantity": -1}`, `{"quantity": "3"}`, `{"quantity": 3.5}`, `{"quantity": 1e400}`, `{"quantity": 3} {}`,
		`{"quantity": 1, "quantity": 2}`, "\xff", `{"menge": 3}`,
	} {
		quantity, err := parse([]byte(body))
		fmt.Printf("%-34q %d  %v\n", body, quantity, err)
	}
}
