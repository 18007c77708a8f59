mod unit;

pub struct Depth {
    cm: u32,
}

impl Depth {
    pub fn new(cm: u32) -> Self {
        Self { cm }
    }

    pub fn cm(&self) -> u32 {
        self.cm
    }

    pub(crate) fn whole_metres(&self) -> u32 {
        unit::whole_metres(self)
    }
}
