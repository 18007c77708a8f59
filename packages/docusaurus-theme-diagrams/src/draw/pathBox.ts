import { absolutize, normalize, parsePath } from 'path-data-parser';

import { boundingBox, type Box } from './box.ts';

/**
 * The bounding box of a path and its control points; of an arc only the ends count.
 *
 * @param d - the path's `d` attribute
 */
export function pathBox(d: string | null): Box | undefined {
  const lines = absolutize(parsePath(d ?? '')).map((segment) =>
    segment.key === 'A' ? { key: 'L', data: segment.data.slice(5) } : segment,
  );
  return boundingBox(normalize(lines).flatMap(({ data }) => data));
}
