/** From the middle of a lane to the labels, in px: the radius of a commit, and as much again. */
const GAP = 20;

/**
 * Moves the labels of commits to one column beside all branches, as in `git log --graph`: mermaid puts them
 * on the left of their commits, where other branches run through them. Only for graphs that run downwards,
 * and not for those with tags, which have that place.
 *
 * @param svg - a Git graph in the page
 */
export default function alignCommitLabels(svg: SVGSVGElement): void {
  const lanes = [...svg.querySelectorAll<SVGLineElement>('line.branch')];
  const ends = lanes.map(({ x2 }) => x2.baseVal.value);
  const isDownward = lanes.every(({ x1 }, index) => x1.baseVal.value === ends[index]);
  if (!isDownward || svg.querySelector('.tag-label')) return;
  for (const label of svg.querySelectorAll('.commit-label')) {
    label.setAttribute('x', String(Math.max(...ends) + GAP));
  }
  const { x, y, width, height } = svg.getBBox();
  svg.setAttribute('viewBox', [x, y, width, height].join(' '));
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
}
