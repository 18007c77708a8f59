  static void is(Object found, Object wanted) {
    if (!found.equals(wanted)) throw new AssertionError(found + ", not " + wanted);
  }

  static String thrown(Runnable call) {
    try {
      call.run();
      return "nothing";
    } catch (RuntimeException error) {
      return error.getClass().getSimpleName();
    }
  }

  void main() {
    is(cents(new Letter()), 95);
    is(cents(new Parcel(1)), 500);
    is(cents(new Parcel(2_000)), 500);
    is(cents(new Parcel(2_001)), 950);
    is(cents(new Parcel(Integer.MAX_VALUE)), 950);
    is(thrown(() -> new Parcel(0)), "IllegalArgumentException");
    is(thrown(() -> new Parcel(-1)), "IllegalArgumentException");
    is(new Parcel(7), new Parcel(7));
    is(new Parcel(7).toString(), "Parcel[grams=7]");
    IO.println("cents(null): " + thrown(() -> cents(null)));
  }
