from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def report():
    return sum(i % 7 for i in range(20_000_000))


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        body = str(report() if self.path == "/report" else "pong").encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", 8080), Handler).serve_forever()
