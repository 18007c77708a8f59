import java.util.concurrent.Executors;

/** Forty tasks, each with a lock of its own, sleep for 100 ms while they hold it. */
public class Pinned {
  public static void main(String[] args) {
    long began = System.nanoTime();
    try (var perTask = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 40; i++) {
        perTask.submit(() -> {
          synchronized (new Object()) {
            Thread.sleep(100);
          }
          return null;
        });
      }
    }
    System.out.printf("%d ms%n", (System.nanoTime() - began) / 1_000_000);
  }
}
