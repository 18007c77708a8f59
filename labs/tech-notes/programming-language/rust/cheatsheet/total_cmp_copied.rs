fn main() {
    let readings = [2.5_f64, 1.0];
    println!("{:?}", readings.iter().copied().max_by(f64::total_cmp));
    println!("{:?}", readings.iter().max_by(|a, b| a.total_cmp(b)));
}
