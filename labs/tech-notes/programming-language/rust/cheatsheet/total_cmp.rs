fn main() {
    let readings = [2.5_f64, 1.0];
    println!("{:?}", readings.iter().max_by(f64::total_cmp));
}
