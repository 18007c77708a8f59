use crate::depth::Depth;

pub fn line(depth: &Depth) -> String {
    format!("{} cm, {} m", depth.cm(), depth.whole_metres())
}
