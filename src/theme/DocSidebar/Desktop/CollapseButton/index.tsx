// Change: renders nothing. The sidebar isn't hideable, and every page would load the button, its arrow and its CSS:
// 0.7 KB with the button that expands it again.
export default function CollapseButton(): null {
  return null;
}
