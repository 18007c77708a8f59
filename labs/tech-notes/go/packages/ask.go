package main

import (
	"fmt"
	"log/slog"
	"net/http/httptest"
	"os"
	"uuid"
)

func untimed(_ []string, a slog.Attr) slog.Attr {
	if a.Key == slog.TimeKey {
		return slog.Attr{}
	}
	return a
}

// Asks the note's routes: a good id, three that are none, a method that no route has.
func main() {
	options := &slog.HandlerOptions{ReplaceAttr: untimed}
	handler := routes(slog.New(slog.NewJSONHandler(os.Stdout, options)))
	for _, one := range [][2]string{
		{"GET", "/orders/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"},
		{"GET", "/orders/7"},
		{"GET", "/orders/%e5%af%86"},
		{"GET", "/orders/"},
		{"POST", "/orders/7"},
	} {
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest(one[0], one[1], nil))
		fmt.Println(w.Code, one[0], one[1])
	}
	fmt.Println("the first of two ids sorts first:", uuid.NewV7().Compare(uuid.NewV7()) < 0)
}
