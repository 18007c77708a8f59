use port::Depth;

fn main() {
    assert_eq!(port::line(&Depth::new(305)), "305 cm, 3 m");
}
