package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"
)

// Three ways for a handler to notice that the server shuts down, while a client holds its stream open.
func main() {
	for _, how := range []string{"r.Context", "main's ctx", "RegisterOnShutdown"} {
		ctx, cancel := context.WithCancel(context.Background())
		stop := make(chan struct{})
		mux := http.NewServeMux()
		mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprintln(w, "open")
			w.(http.Flusher).Flush()
			switch how {
			case "r.Context":
				<-r.Context().Done()
			case "main's ctx":
				<-ctx.Done()
			default:
				<-stop
			}
		})
		s := &http.Server{Handler: mux}
		s.RegisterOnShutdown(func() { close(stop) })
		l, _ := net.Listen("tcp", "127.0.0.1:0")
		go s.Serve(l)
		res, _ := http.Get("http://" + l.Addr().String())
		go io.ReadAll(res.Body)
		cancel()
		began := time.Now()
		d, c := context.WithTimeout(context.Background(), 2*time.Second)
		err := s.Shutdown(d)
		fmt.Println(how, time.Since(began).Round(100*time.Millisecond), err)
		c()
		s.Close()
	}
}
