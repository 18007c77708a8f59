package main

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
)

func main() {
	bytes, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var texts []string
	if err := json.Unmarshal(bytes, &texts); err != nil {
		panic(err)
	}
	for _, text := range texts {
		host := "refused"
		if parsed, err := url.Parse(text); err == nil {
			if host = parsed.Hostname(); host == "" {
				host = "no host"
			}
		}
		fmt.Printf("%-44s %q\n", quoted(text), host)
	}
}

func quoted(text string) string {
	out, _ := json.Marshal(text)
	return string(out)
}
