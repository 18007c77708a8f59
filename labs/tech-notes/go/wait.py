import threading
import time

for _ in range(10_000):
    threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
time.sleep(1)
print("waiting", flush=True)
time.sleep(60)
