import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TOCItems, { type Props as TocProps } from '@theme/TOCItems';

import useInterfaceLanguage from '../../hooks/useInterfaceLanguage.ts';
import styles from './styles.module.css';

/** A page, as far as its table of contents depends on it. */
type PageWithContents = {
  readonly frontMatter: {
    readonly hide_table_of_contents?: unknown;
    readonly toc_min_heading_level?: number | undefined;
    readonly toc_max_heading_level?: number | undefined;
  };
  readonly toc: TocProps['toc'];
};

/** Whether a page shows a table of contents: it has headings, and its front matter doesn't hide them. */
export function hasContents({ frontMatter, toc }: PageWithContents): boolean {
  return !frontMatter.hide_table_of_contents && toc.length > 0;
}

/**
 * The table of contents below the header, for windows too narrow to show it beside the text. It opens
 * before hydration too; below the navbar while reading, it closes when a link is followed.
 */
export default function CollapsedToc({ frontMatter, toc }: PageWithContents): ReactNode {
  const lang = useInterfaceLanguage();
  if (!hasContents({ frontMatter, toc })) return null;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links' clicks, which Enter causes too
    <details
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a')) currentTarget.open = false;
      }}
    >
      <summary lang={lang}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems
        toc={toc}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}
