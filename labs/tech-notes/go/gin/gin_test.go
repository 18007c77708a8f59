// What Gin does in the note's table of faults. Run by run.sh; each test prints what it saw.
package lab

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gin-gonic/gin"
)

type order struct {
	SKU      string `json:"sku" binding:"required,max=20"`
	Quantity *int   `json:"quantity" binding:"required,min=1,max=99"`
}

type plain struct {
	Quantity int `json:"quantity" binding:"required"`
}

func ask(r *gin.Engine, method, target, body string) *httptest.ResponseRecorder {
	rec := httptest.NewRecorder()
	r.ServeHTTP(rec, httptest.NewRequest(method, target, strings.NewReader(body)))
	return rec
}

func engine() *gin.Engine {
	gin.SetMode(gin.ReleaseMode)
	return gin.New()
}

func say(name string, values ...any) {
	fmt.Printf("%-52s %s\n", name, strings.TrimSpace(fmt.Sprintln(values...)))
}

func TestRoutes(t *testing.T) {
	r := engine()
	r.GET("/x", func(c *gin.Context) { c.Status(200) })
	say("POST to a GET route", ask(r, "POST", "/x", "").Code)
	r.HandleMethodNotAllowed = true
	say("the same with HandleMethodNotAllowed", ask(r, "POST", "/x", "").Code)
	say("HEAD on a GET route", ask(r, "HEAD", "/x", "").Code)
	r = engine()
	r.GET("/a/:x", func(c *gin.Context) { c.String(200, "/a/:x") })
	r.GET("/:y/b", func(c *gin.Context) { c.String(200, "/:y/b") })
	say("/a/:x beside /:y/b, asked for /a/b", ask(r, "GET", "/a/b", "").Body)
}

func TestBinding(t *testing.T) {
	bind := func(body string, into func() any) error {
		var err error
		r := engine()
		r.POST("/", func(c *gin.Context) { err = c.ShouldBindJSON(into()) })
		ask(r, "POST", "/", body)
		return err
	}
	say("required on int, 0 sent", bind(`{"quantity":0}`, func() any { return &plain{} }))
	say("required,min=1 on *int, 0 sent", bind(`{"sku":"a","quantity":0}`, func() any { return &order{} }))
	say("required on *int, nothing sent", bind(`{"sku":"a"}`, func() any { return &order{} }))
	say(`{"quantity":1} garbage`, bind(`{"quantity":1} garbage`, func() any { return &plain{} }))

	r := engine()
	r.POST("/", func(c *gin.Context) {
		_ = c.ShouldBindJSON(&plain{})
		say("second ShouldBindJSON", c.ShouldBindJSON(&plain{}))
	})
	ask(r, "POST", "/", `{"quantity":1}`)
	r = engine()
	r.POST("/", func(c *gin.Context) {
		if c.BindJSON(&plain{}) != nil {
			c.JSON(422, gin.H{})
		}
	})
	say("BindJSON fails, the code says 422", ask(r, "POST", "/", `{`).Code)
}

func TestAbort(t *testing.T) {
	r := engine()
	r.GET("/", func(c *gin.Context) {
		c.AbortWithStatusJSON(403, gin.H{"title": "no"})
		c.JSON(200, gin.H{"secret": 42})
	})
	say("abort without return", ask(r, "GET", "/", "").Body)
}

func problems(c *gin.Context) {
	c.Next()
	if last := c.Errors.Last(); last != nil && !c.Writer.Written() {
		c.String(500, "problem")
	}
}

func recovered(c *gin.Context, value any) {
	c.Abort()
	_ = c.Error(fmt.Errorf("panic: %v", value))
}

func TestPanic(t *testing.T) {
	gin.DefaultErrorWriter = &strings.Builder{}
	for name, order := range map[string][]gin.HandlerFunc{
		"panic, Problems outermost": {problems, gin.CustomRecovery(recovered)},
		"panic, Recovery outermost": {gin.CustomRecovery(recovered), problems},
	} {
		r := engine()
		r.Use(order...)
		r.GET("/", func(c *gin.Context) { panic("x") })
		rec := ask(r, "GET", "/", "")
		say(name, rec.Code, fmt.Sprintf("%q", rec.Body))
	}
}

func TestContext(t *testing.T) {
	r := engine()
	sent, next := make(chan string), make(chan struct{})
	r.GET("/leaks/:id", func(c *gin.Context) { go func() { <-next; sent <- "leaks sent " + c.Param("id") }() })
	r.GET("/keeps/:id", func(c *gin.Context) {
		own := c.Copy()
		go func() { <-next; sent <- "keeps sent " + own.Param("id") }()
	})
	r.GET("/other/:id", func(c *gin.Context) {})
	ask(r, "GET", "/leaks/1", "")
	ask(r, "GET", "/other/2", "")
	close(next)
	say("a goroutine that kept *gin.Context of request 1", <-sent)
	next = make(chan struct{})
	ask(r, "GET", "/keeps/1", "")
	ask(r, "GET", "/other/2", "")
	close(next)
	say("a goroutine that kept c.Copy() of request 1", <-sent)
}

func TestCancelAndProxies(t *testing.T) {
	proxies := "proxies unset"
	r := engine()
	r.GET("/", func(c *gin.Context) {
		say("client address, header forged, "+proxies, c.ClientIP())
		time.Sleep(50 * time.Millisecond)
	})
	request := httptest.NewRequest("GET", "/", nil)
	request.Header.Set("X-Forwarded-For", "10.0.0.1")
	r.ServeHTTP(httptest.NewRecorder(), request)
	if r.SetTrustedProxies(nil) != nil {
		t.Fatal()
	}
	proxies = "none trusted"
	r.ServeHTTP(httptest.NewRecorder(), request)

	r = engine()
	done := make(chan struct{})
	r.GET("/", func(c *gin.Context) {
		<-c.Request.Context().Done()
		say("cancelled: c.Request.Context().Err()", c.Request.Context().Err())
		say("cancelled: c.Err()", c.Err())
		close(done)
	})
	server := httptest.NewServer(r)
	defer server.Close()
	client := http.Client{Timeout: 100 * time.Millisecond}
	_, err := client.Get(server.URL)
	if err == nil {
		t.Fatal(errors.New("the request should have timed out"))
	}
	<-done
}
