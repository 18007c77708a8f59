#[test]
fn a_user_of_the_crate_sees_what_is_re_exported() {
    assert_eq!(port::line(&port::Depth::new(305)), "305 cm, 3 m");
}
