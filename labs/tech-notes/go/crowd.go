package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"sync"
)

// Calls the note's handler from so many goroutines, each so many times. Each of them recovers from a panic.
func main() {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /tea", count)
	goroutines, _ := strconv.Atoi(os.Args[1])
	calls, _ := strconv.Atoi(os.Args[2])
	var all sync.WaitGroup
	for range goroutines {
		all.Go(func() {
			defer func() {
				if failure := recover(); failure != nil {
					fmt.Println("recovered:", failure)
				}
			}()
			for range calls {
				mux.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", "/tea", nil))
			}
		})
	}
	all.Wait()
	fmt.Println(hits)
}
