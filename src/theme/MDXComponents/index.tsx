// Change: adds the elements that our own remark and rehype plugins write.
import MDXComponents from '@theme-original/MDXComponents';

import CodeFigure from '../../components/CodeFigure';

export default { ...MDXComponents, CodeFigure };
