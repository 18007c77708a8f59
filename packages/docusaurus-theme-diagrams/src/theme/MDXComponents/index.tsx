// Change: adds the component that diagrams are rendered with.
import type { MDXComponentsObject } from '@theme/MDXComponents';
import Init from '@theme-init/MDXComponents';

import DiagramFigure from '../../components/DiagramFigure/index.tsx';

export default { ...(Init as MDXComponentsObject), DiagramFigure };
