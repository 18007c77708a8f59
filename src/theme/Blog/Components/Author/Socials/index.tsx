// Change: draws nothing, as the only author has no profiles; the original brings a dozen icons along.

/** Links to an author's profiles. */
export default function BlogAuthorSocials() {
  return null;
}
