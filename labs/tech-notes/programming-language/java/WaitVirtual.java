public class WaitVirtual {
  static void pause() {
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 10_000; i++) Thread.startVirtualThread(WaitVirtual::pause);
    Thread.sleep(1000);
    System.out.println("waiting");
    pause();
  }
}
