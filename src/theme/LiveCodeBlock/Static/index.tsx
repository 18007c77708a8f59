// Change: renders the code like every other block on the site, highlighted at build time.
import type { Props } from '@theme/LiveCodeBlock/Static';

import CodeFigure from '../../../components/CodeFigure';

/** The content of a live block until its editor loads, or always without JavaScript. */
export default function Static({ children, language, title, html, name }: Props) {
  return (
    <CodeFigure language={language} title={title} html={html} name={name}>
      {children}
    </CodeFigure>
  );
}
