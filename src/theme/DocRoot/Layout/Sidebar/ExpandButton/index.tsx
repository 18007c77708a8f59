// Change: renders nothing. The sidebar isn't hideable, and every note would load the button and its CSS.
export default function ExpandButton(): null {
  return null;
}
