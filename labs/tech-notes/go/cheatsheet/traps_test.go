package lab

import (
	"errors"
	"testing"
)

type MyError struct{}

func (*MyError) Error() string { return "mine" }

func typedNil() error {
	var none *MyError
	return none
}

// What the note's traps say.
func TestTraps(t *testing.T) {
	func() {
		defer func() { t.Log("a write to a nil map:", recover()) }()
		var m map[string]int
		if m["a"] != 0 {
			t.Error("a nil map reads as zero")
		}
		m["a"] = 1
	}()
	if typedNil() == nil {
		t.Error("a typed nil is no nil")
	}
	var err error
	if true {
		err := errors.New("inner")
		_ = err
	}
	if err != nil {
		t.Error("the outer err was not touched")
	}
}
