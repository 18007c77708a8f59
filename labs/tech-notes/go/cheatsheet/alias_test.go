package lab

import (
	"slices"
	"testing"
)

// The rows of the note's table: does a write through the result reach the first slice, does it allocate.
func TestAliases(t *testing.T) {
	var kept []int
	room := func() []int { return append(make([]int, 0, 8), 1, 2, 3, 4) }
	for name, op := range map[string]func([]int) []int{
		"s[:2]":                  func(s []int) []int { return s[:2] },
		"append with room":       func(s []int) []int { return append(s, 5) },
		"append to s[:2:2]":      func(s []int) []int { return append(s[:2:2], 5) },
		"slices.Clone":           func(s []int) []int { return slices.Clone(s) },
		"slices.Delete":          func(s []int) []int { return slices.Delete(s, 1, 2) },
		"slices.Insert, no room": func(s []int) []int { return slices.Insert(s[:4:4], 1, 9) },
		"slices.Concat":          func(s []int) []int { return slices.Concat(s, s) },
		"slices.Sorted":          func(s []int) []int { return slices.Sorted(slices.Values(s)) },
	} {
		s := room()
		got := op(s)
		got[0] = 42
		shares := s[0] == 42
		allocates := testing.AllocsPerRun(100, func() { kept = op(s) }) > 0
		t.Log(name, "shares:", shares, "allocates:", allocates)
	}
	_ = kept
}
