// Change: the code as every block of the site shows it, highlighted while the site is built.
import type { Props } from '@theme/LiveCodeBlock/Static';

import CodeFigure from '../../../components/CodeFigure';

/** What stands in a live block until its editor is there, or for good without scripts. */
export default function Static({ children, title, html, name }: Props) {
  return (
    <CodeFigure language="jsx" title={title} html={html} name={name}>
      {children}
    </CodeFigure>
  );
}
