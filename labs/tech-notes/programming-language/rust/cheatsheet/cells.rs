//! The types and methods that the note's tables name, used once each.
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, RwLock};

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
    assert_eq!(all.iter().partition::<Vec<i32>, _>(|n| **n > 1), (vec![3, 2], vec![1]));
}

fn main() {
    pointers();
    iterators();
    println!("every cell compiled, every assertion held");
}
