import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** How many queries run at once, of 2,000 tasks, with and without the gate of the note. */
public class ProbeGate {
  static final AtomicInteger now = new AtomicInteger();
  static final AtomicInteger peak = new AtomicInteger();

  static String query() throws InterruptedException {
    peak.accumulateAndGet(now.incrementAndGet(), Math::max);
    Thread.sleep(5);
    now.decrementAndGet();
    return "done";
  }

  public static void main(String[] args) throws Exception {
    var gate = new Gate(10);
    for (boolean gated : new boolean[] {false, true}) {
      peak.set(0);
      try (var perTask = Executors.newVirtualThreadPerTaskExecutor()) {
        for (int i = 0; i < 2_000; i++) perTask.submit(() -> gated ? gate.enter(ProbeGate::query) : query());
      }
      System.out.println((gated ? "with" : "without") + " the gate, queries at once: " + peak);
    }
    var narrow = new Gate(1);
    for (int i = 0; i < 3; i++) {
      try {
        narrow.enter(() -> { throw new IllegalStateException("broken"); });
      } catch (IllegalStateException broken) {
        System.out.println("a query that throws gives its place back: " + broken.getMessage());
      }
    }
    if (narrow.enter(() -> null) != null) throw new AssertionError("null");
    try {
      new Gate(1).enter(null);
      throw new AssertionError("no query");
    } catch (NullPointerException none) {
      System.out.println("no query: refused");
    }
    try {
      new Gate(0);
      throw new AssertionError("no places");
    } catch (IllegalArgumentException none) {
      System.out.println("a gate without places: refused");
    }
    var interrupted = new Thread(() -> {
      Thread.currentThread().interrupt();
      try {
        narrow.enter(() -> "ran");
        throw new AssertionError("ran");
      } catch (InterruptedException stop) {
        System.out.println("interrupted before the gate: did not run");
      } catch (Exception other) {
        throw new AssertionError(other);
      }
    });
    interrupted.start();
    interrupted.join();
    if (!narrow.enter(() -> "free").equals("free")) throw new AssertionError("place lost");
    try (var perTask = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<?> lost = perTask.submit(() -> { throw new IllegalStateException("nobody asked"); });
      System.out.println("a task that failed, unless somebody asks its Future: silent");
      while (!lost.isDone()) Thread.sleep(1);
      System.out.println("the Future says: " + lost.state() + ", " + lost.exceptionNow().getMessage());
    }
  }
}
