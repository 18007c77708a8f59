// Change: draws nothing, as the word of the kind stands alone; the original's picture is not loaded.

/** The picture of a notice of this kind. */
export default function AdmonitionIconNote() {
  return null;
}
