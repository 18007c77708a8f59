// No framework: the least HTTP that the client understands, and a thread for each connection.
use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn report() -> u64 {
    (0..1_000_000_000u64).map(|i| black_box(i) % 7).sum()
}

fn answer(mut stream: TcpStream) -> std::io::Result<()> {
    let mut lines = BufReader::new(&stream).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    drop(lines);
    let body = if first.starts_with("GET /report ") { report().to_string() } else { "pong".to_owned() };
    let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    stream.write_all((head + &body).as_bytes())
}

fn main() -> std::io::Result<()> {
    for stream in TcpListener::bind("127.0.0.1:8080")?.incoming().flatten() {
        thread::spawn(|| answer(stream));
    }
    Ok(())
}
