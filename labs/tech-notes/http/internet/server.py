"""The shop: HTTPS on 443, HTTP on 80. / answers 200, /broken 502, /60 with 60 kB, POST / reads the body."""
import http.server
import ssl
import threading


class Shop(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def reply(self):
        body = b"x" * 1000 * int(self.path[1:]) if self.path[1:].isdigit() else b"mug\n"
        self.send_response(502 if self.path == "/broken" else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.reply()

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.reply()

    def log_message(self, *args):
        pass


plain = http.server.ThreadingHTTPServer(("0.0.0.0", 80), Shop)
secure = http.server.ThreadingHTTPServer(("0.0.0.0", 443), Shop)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("cert.pem", "key.pem")
secure.socket = context.wrap_socket(secure.socket, server_side=True, do_handshake_on_connect=False)
threading.Thread(target=plain.serve_forever, daemon=True).start()
secure.serve_forever()
