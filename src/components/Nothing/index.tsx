/** Stands in the place of a part of the theme that this site does not draw. */
export default function Nothing(): null {
  return null;
}
