use super::Depth;

pub fn whole_metres(depth: &Depth) -> u32 {
    depth.cm / 100
}
