//! The types and methods that the note's tables name, used once each.
use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::rc::{Rc, Weak};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, RwLock, mpsc};
use std::thread;

trait Area {}
struct Square;
impl Area for Square {}

static FIRST_USE: LazyLock<String> = LazyLock::new(|| "eu".to_owned());
static AT_START: OnceLock<String> = OnceLock::new();

fn pointers() {
    let mixed: Vec<Box<dyn Area>> = vec![Box::new(Square)];
    let (cell, refs) = (Cell::new(1), RefCell::new(vec![1]));
    cell.set(2);
    refs.borrow_mut().push(2);
    let (lock, many) = (Mutex::new(1), RwLock::new(1));
    *lock.lock().unwrap() += 1;
    *many.write().unwrap() += 1;
    let number = AtomicU64::new(1);
    number.fetch_add(1, Ordering::Relaxed);
    assert_eq!((mixed.len(), cell.get(), refs.borrow().len()), (1, 2, 2));
    assert_eq!((*lock.lock().unwrap(), *many.read().unwrap(), number.into_inner()), (2, 2, 2));
    assert_eq!((*Box::new(1), *Rc::new(1), *Arc::new(1)), (1, 1, 1));
    assert_eq!((FIRST_USE.as_str(), AT_START.get()), ("eu", None));
    assert_eq!(AT_START.get_or_init(|| "us".to_owned()), "us");
    assert!(AT_START.set("eu".to_owned()).is_err());
    let (sender, receiver) = mpsc::channel();
    for text in ["ebb", "flood"] {
        let sender = sender.clone();
        thread::spawn(move || sender.send(text.to_owned()).unwrap());
    }
    drop(sender);
    assert_eq!(receiver.iter().collect::<BTreeSet<_>>(), BTreeSet::from(["ebb".to_owned(), "flood".to_owned()]));
}

/// A child that points to its parent by `Weak` keeps nothing alive.
fn cycles() {
    #[derive(Default)]
    struct Node {
        parent: RefCell<Weak<Node>>,
        children: RefCell<Vec<Rc<Node>>>,
    }
    let (root, leaf) = (Rc::new(Node::default()), Rc::new(Node::default()));
    *leaf.parent.borrow_mut() = Rc::downgrade(&root);
    root.children.borrow_mut().push(Rc::clone(&leaf));
    assert_eq!((Rc::strong_count(&root), Rc::strong_count(&leaf)), (1, 2));
    assert!(leaf.parent.borrow().upgrade().is_some());
    drop(root);
    assert!(leaf.parent.borrow().upgrade().is_none());
}

fn derives() {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    struct Tide {
        day: u8,
        cm: u16,
    }
    let low = Tide::default();
    let copy = low; // `low` stays usable
    let high = Tide { day: 0, cm: 340 };
    assert_eq!((low, copy), (copy.clone(), low));
    assert_eq!(format!("{low:?}"), "Tide { day: 0, cm: 0 }");
    assert_eq!(HashMap::from([(low, "low")])[&copy], "low");
    let mut all = [Tide { day: 1, cm: 0 }, high, low];
    all.sort();
    assert_eq!((all[0], all.iter().max(), low < high), (low, Some(&Tide { day: 1, cm: 0 }), true));
}

fn lossy() {
    let bytes = [b'a', 0xff];
    assert_eq!(String::from_utf8_lossy(&bytes), "a\u{fffd}");
    #[cfg(unix)]
    {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt, path::Path};
        let path = Path::new(OsStr::from_bytes(&bytes));
        assert_eq!((path.to_str(), path.to_string_lossy().as_ref()), (None, "a\u{fffd}"));
        assert_eq!(path.display().to_string(), "a\u{fffd}");
    }
}

fn iterators() {
    let all = [3, 1, 2];
    assert_eq!(all.iter().filter(|n| **n > 1).map(|n| n * 2).sum::<i32>(), 10);
    assert_eq!(["1", "x"].iter().filter_map(|s| s.parse::<u8>().ok()).count(), 1);
    assert_eq!([[1], [2]].iter().flatten().count() + all.iter().flat_map(|n| [*n, 0]).count(), 8);
    assert_eq!(all.iter().enumerate().zip(["a"]).next(), Some(((0, &3), "a")));
    assert_eq!((all.windows(2).count(), all.chunks(2).count()), (2, 2));
    assert_eq!((all.iter().fold(0, |a, b| a - b), all.iter().min_by_key(|n| **n)), (-6, Some(&1)));
    assert!(all.iter().any(|n| *n == 3) && all.iter().all(|n| *n > 0));
    assert_eq!((all.iter().find(|n| **n < 3), all.iter().position(|n| *n == 2)), (Some(&1), Some(2)));
    assert_eq!((all.iter().take(2).count(), all.iter().skip(2).count()), (2, 1));
    assert_eq!((all.iter().take_while(|n| **n > 1).count(), all.iter().step_by(2).count()), (1, 2));
    let numbers = [1.0, f64::NAN, 2.5].iter().copied().filter(|x| !x.is_nan());
    assert_eq!(numbers.max_by(f64::total_cmp), Some(2.5));
    let calls = Cell::new(0);
    let lazy = all.iter().map(|_| calls.set(calls.get() + 1));
    assert_eq!(calls.get(), 0); // nothing has asked for a value yet
    lazy.for_each(drop);
    assert_eq!(calls.get(), 3);
    assert_eq!(all.iter().partition::<Vec<i32>, _>(|n| **n > 1), (vec![3, 2], vec![1]));
}

/// A width reaches a type through `pad`, and `?` boxes an error type.
fn display() {
    use std::{error::Error, fmt};
    #[derive(Debug)]
    struct NoUnit;
    impl fmt::Display for NoUnit {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.pad("no unit")
        }
    }
    impl Error for NoUnit {}
    fn depth(text: &str) -> Result<u16, Box<dyn Error>> {
        let digits = text.strip_suffix(" cm").ok_or(NoUnit)?;
        Ok(digits.parse()?)
    }
    assert_eq!(format!("{NoUnit:>9}|{NoUnit:<9}|{NoUnit}"), "  no unit|no unit  |no unit");
    assert_eq!(depth("340").unwrap_err().to_string(), "no unit");
    assert_eq!((depth("340 cm").unwrap(), depth("x cm").is_err()), (340, true));
}

/// The guard of a lock in `while let` lives to the end of the block.
fn guards() {
    let stack = Mutex::new(vec![1]);
    while let Some(_) = stack.lock().unwrap().pop() {
        assert!(stack.try_lock().is_err());
    }
    assert!(stack.try_lock().is_ok());
}

fn main() {
    pointers();
    display();
    guards();
    cycles();
    derives();
    lossy();
    iterators();
    println!("every cell compiled, every assertion held");
}
