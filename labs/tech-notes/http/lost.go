package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	quic "github.com/lucas-clemente/quic-go"
	"github.com/lucas-clemente/quic-go/http3"
)

// GET /3 answers after 3 × 10 ms with 1,000 bytes, so that each answer
// travels in a packet of its own.
func answer(w http.ResponseWriter, r *http.Request) {
	n, _ := strconv.Atoi(strings.TrimPrefix(r.URL.Path, "/"))
	time.Sleep(time.Duration(n) * 10 * time.Millisecond)
	w.Header().Set("Content-Length", "1000")
	io.WriteString(w, strings.Repeat("x", 1000))
}

func certificate() tls.Certificate {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	check(err)
	template := &x509.Certificate{SerialNumber: big.NewInt(1),
		Subject:  pkix.Name{CommonName: there},
		NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.ParseIP(there)}}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	check(err)
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}

var trust = &tls.Config{InsecureSkipVerify: true} // made above, this minute
var quiet = &quic.Config{DisablePathMTUDiscovery: true}

func client(version string) (*http.Client, func()) {
	switch version {
	case "HTTP/1.1":
		t := &http.Transport{TLSClientConfig: trust.Clone(), MaxIdleConnsPerHost: 6,
			TLSNextProto: map[string]func(string, *tls.Conn) http.RoundTripper{}}
		return &http.Client{Transport: t}, t.CloseIdleConnections
	case "HTTP/2":
		t := &http.Transport{TLSClientConfig: trust.Clone(), ForceAttemptHTTP2: true}
		return &http.Client{Transport: t}, t.CloseIdleConnections
	}
	t := &http3.RoundTripper{TLSClientConfig: trust.Clone(), QuicConfig: quiet}
	return &http.Client{Transport: t}, func() { t.Close() }
}

func get(c *http.Client, version string, n int) {
	r, err := c.Get(fmt.Sprintf("https://%s:%d/%d", there, port, n))
	check(err)
	body, err := io.ReadAll(r.Body)
	check(err)
	r.Body.Close()
	if len(body) != 1000 || !strings.HasPrefix(r.Proto, version) {
		panic(fmt.Sprint(len(body), r.Proto))
	}
	if r.TLS != nil && r.TLS.Version != tls.VersionTLS13 {
		panic("not TLS 1.3")
	}
}

// all asks for six answers at once and says when each was complete.
func all(c *http.Client, version string) [6]time.Duration {
	var took [6]time.Duration
	var wait sync.WaitGroup
	start := time.Now()
	for n := range took {
		wait.Add(1)
		go func(n int) {
			defer wait.Done()
			get(c, version, n)
			took[n] = time.Since(start)
		}(n)
	}
	wait.Wait()
	return took
}

func show(took [6]time.Duration) string {
	out := ""
	for _, t := range took {
		out += fmt.Sprintf("%5d", t.Round(10*time.Millisecond).Milliseconds())
	}
	return out
}

func main() {
	openWire()
	handler := http.HandlerFunc(answer)
	pair := certificate()
	address := fmt.Sprintf("%s:%d", here, port)
	tcp := &http.Server{Addr: address, Handler: handler,
		TLSConfig: &tls.Config{Certificates: []tls.Certificate{pair}}}
	udp := &http3.Server{Addr: address, Handler: handler, QuicConfig: quiet,
		TLSConfig: http3.ConfigureTLSConfig(&tls.Config{Certificates: []tls.Certificate{pair}})}
	go func() { check(tcp.ListenAndServeTLS("", "")) }()
	go func() { check(udp.ListenAndServe()) }()
	time.Sleep(300 * time.Millisecond)

	versions := []string{"HTTP/1.1", "HTTP/2", "HTTP/3"}
	fmt.Println("\n== First answer on a new connection, round trip 100 ms (ms, 3 runs)")
	for _, version := range versions {
		fmt.Printf("%-9s", version)
		for run := 0; run < 3; run++ {
			c, end := client(version)
			start := time.Now()
			get(c, version, 0)
			fmt.Printf("%5d", time.Since(start).Round(10*time.Millisecond).Milliseconds())
			end()
		}
		fmt.Println()
	}
	for loss, title := range []string{"nothing lost", "the packet with the first answer lost once"} {
		fmt.Printf("\n== Six requests at once, %s (ms per answer, 3 runs)\n", title)
		for _, version := range versions {
			for run := 0; run < 3; run++ {
				c, end := client(version)
				all(c, version) // opens the connections
				time.Sleep(400 * time.Millisecond)
				before := atomic.LoadInt32(&lost)
				atomic.StoreInt32(&armed, int32(loss))
				took := all(c, version)
				fmt.Printf("%-9s%s   lost: %d\n", version, show(took), atomic.LoadInt32(&lost)-before)
				end()
			}
		}
	}
}
