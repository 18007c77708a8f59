// How Go's yaml.v3 reads the same, into interface{} and into a string field.
package main

import (
	"fmt"

	"gopkg.in/yaml.v3"
)

func main() {
	written := []string{"no", "on", "012", "1e3", "12:30:45", "~", "1.10", "2026-11-21", "0o12"}
	fmt.Printf("%-12s%-26s%s\n", "written", "into any", "into a string")
	for _, text := range written {
		var free any
		var typed struct{ V string }
		err := yaml.Unmarshal([]byte(text), &free)
		if err2 := yaml.Unmarshal([]byte("v: "+text), &typed); err == nil {
			err = err2
		}
		fmt.Printf("%-12s%-26s%q %v\n", text, fmt.Sprintf("%T %v", free, free), typed.V, err)
	}
}
