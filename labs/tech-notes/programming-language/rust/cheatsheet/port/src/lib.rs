mod depth;
mod report;

pub use depth::Depth;
pub use report::line;
