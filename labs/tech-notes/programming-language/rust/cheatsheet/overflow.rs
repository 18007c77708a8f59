fn main() {
    let reading: u8 = std::env::args().count() as u8 * 250;
    println!("250 + 10 = {}", reading + 10);
}
