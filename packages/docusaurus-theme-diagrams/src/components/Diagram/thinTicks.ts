/** Least distance in px between two dates. */
const GAP = 8;

/**
 * Removes dates that run into the one before, so that a time axis can be as narrow as a phone.
 *
 * @param svg - a Gantt chart in the page
 */
export default function thinTicks(svg: SVGSVGElement): void {
  let end = -Infinity;
  for (const date of svg.querySelectorAll('.tick text')) {
    const { left, right } = date.getBoundingClientRect();
    if (left < end + GAP) date.remove();
    else end = right;
  }
}
