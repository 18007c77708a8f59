/** Replaces a theme component that this site doesn't render. */
export default function NullComponent(): null {
  return null;
}
