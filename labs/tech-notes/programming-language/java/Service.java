import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** The service of the Go lab. By reflection, so that Java 17 can run it too, each request gets a virtual thread. */
public class Service {
  static long report() {
    long sum = 0;
    for (long i = 0; i < 1_000_000_000L; i++) sum += i % 7;
    return sum;
  }

  static void answer(HttpExchange exchange, String text) throws IOException {
    byte[] body = text.getBytes();
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  static Executor executor(String kind) throws ReflectiveOperationException {
    if (kind.equals("threads")) return Executors.newCachedThreadPool();
    return (Executor) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
  }

  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 8080), 0);
    server.setExecutor(executor(args[0]));
    server.createContext("/ping", exchange -> answer(exchange, "pong"));
    server.createContext("/report", exchange -> answer(exchange, "" + report()));
    server.start();
  }
}
