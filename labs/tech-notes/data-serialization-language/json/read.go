// Reads the texts with encoding/json, once as any value and some of them into types.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
)

func main() {
	list, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var texts []string
	if err := json.Unmarshal(list, &texts); err != nil {
		panic(err)
	}
	for _, text := range texts {
		var value any
		said := ""
		if err := json.Unmarshal([]byte(text), &value); err != nil {
			said = "error: " + err.Error()
		} else if number, ok := value.(float64); ok {
			said = "float64 " + strconv.FormatFloat(number, 'f', -1, 64)
		} else {
			said = fmt.Sprintf("%+q", fmt.Sprint(value))
		}
		fmt.Printf("%-22s %s\n", fmt.Sprintf("%+q", text), said)
	}
	var id int64
	fmt.Println("into an int64         ", json.Unmarshal([]byte("9007199254740993"), &id), id)
	var user struct {
		Role string `json:"role"`
	}
	text := `{"role":"user","ROLE":"admin"}`
	fmt.Println(text, json.Unmarshal([]byte(text), &user), user.Role)
}
