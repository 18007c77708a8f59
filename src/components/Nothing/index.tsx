/** Replaces a theme component that this site doesn't render. */
export default function Nothing(): null {
  return null;
}
