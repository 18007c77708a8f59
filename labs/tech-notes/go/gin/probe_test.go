// What the service of the note does with input that its own test leaves out. Copied beside that test by run.sh.
package httpapi

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gin-gonic/gin"

	"example.com/shop/internal/orders"
)

func TestProbe(t *testing.T) {
	log.SetOutput(io.Discard)
	gin.DefaultErrorWriter = io.Discard
	order := `{"sku":"mug","quantity":1}`
	for _, c := range []struct{ name, method, target, body string }{
		{"an order", "POST", "/v1/orders", order},
		{"no quantity", "POST", "/v1/orders", `{"sku":"mug"}`},
		{"null", "POST", "/v1/orders", "null"},
		{"a list", "POST", "/v1/orders", "[]"},
		{"garbage after the order", "POST", "/v1/orders", order + " garbage"},
		{"a field nobody knows", "POST", "/v1/orders", `{"sku":"mug","quantity":1,"price":0}`},
		{"20 Chinese characters", "POST", "/v1/orders", `{"sku":"` + strings.Repeat("杯", 20) + `","quantity":1}`},
		{"21 Chinese characters", "POST", "/v1/orders", `{"sku":"` + strings.Repeat("杯", 21) + `","quantity":1}`},
		{"quantity 100", "POST", "/v1/orders", `{"sku":"mug","quantity":100}`},
		{"more than 1 MiB", "POST", "/v1/orders", strings.Repeat(" ", 1<<20) + order},
		{"GET", "GET", "/v1/orders", ""},
		{"another path", "POST", "/v2/orders", order},
	} {
		show(c.name, New(orders.NewStore(map[string]int{"mug": 5})), c.method, c.target, c.body)
	}
	show("a panic, from a store that is nil", New(nil), "POST", "/v1/orders", order)
}

func show(name string, handler http.Handler, method, target, body string) {
	rec := httptest.NewRecorder()
	handler.ServeHTTP(rec, httptest.NewRequest(method, target, strings.NewReader(body)))
	fmt.Printf("%-36s %d %s %s\n", name, rec.Code, rec.Header().Get("Content-Type"), rec.Body)
}
