// Reads alike.yaml with yaml.v3 and writes what it read, as JSON.
package main

import (
	"encoding/json"
	"os"

	"gopkg.in/yaml.v3"
)

func main() {
	text, err := os.ReadFile("alike.yaml")
	if err != nil {
		panic(err)
	}
	var values []any
	if err := yaml.Unmarshal(text, &values); err != nil {
		panic(err)
	}
	out, err := json.Marshal(values)
	if err != nil {
		panic(err)
	}
	if err := os.WriteFile("Go's yaml.v3.json", out, 0o644); err != nil {
		panic(err)
	}
}
