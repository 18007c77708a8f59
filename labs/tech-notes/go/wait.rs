use std::thread;
use std::time::Duration;

fn main() {
    for _ in 0..10_000 {
        thread::spawn(|| thread::sleep(Duration::from_secs(60)));
    }
    thread::sleep(Duration::from_secs(1));
    println!("waiting");
    thread::sleep(Duration::from_secs(60));
}
