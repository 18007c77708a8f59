package main

import (
	"fmt"
	"net/http"
	"os"
	"time"
)

// What the lab asks: a slow and a long order, a panic, a time zone, an address with TLS, and who we are.
func routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, r *http.Request) {})
	mux.HandleFunc("GET /slow", func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(time.Second)
		fmt.Fprint(w, "answered")
	})
	mux.HandleFunc("GET /long", func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(9 * time.Second)
		fmt.Fprint(w, "answered")
	})
	mux.HandleFunc("GET /panic", func(w http.ResponseWriter, r *http.Request) {
		panic("on purpose")
	})
	mux.HandleFunc("GET /zone", func(w http.ResponseWriter, r *http.Request) {
		_, err := time.LoadLocation("Asia/Shanghai")
		fmt.Fprint(w, "time zone: ", err)
	})
	mux.HandleFunc("GET /tls", func(w http.ResponseWriter, r *http.Request) {
		answer, err := http.Get("https://localhost:9443/")
		if err == nil {
			fmt.Fprint(w, "TLS: ", answer.StatusCode)
		} else {
			fmt.Fprint(w, "TLS: ", err)
		}
	})
	mux.HandleFunc("GET /who", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, "user %d, writing: %v", os.Getuid(), os.WriteFile("/file", nil, 0o600))
	})
	return mux
}
