// Change: sets the note's language on the article; the footer has links to report an error, to the
// history and to copy the note as Markdown, and in an area without a sidebar the area's notes; no edit
// row, no tags. A note has its collapsed table of contents in its header. Saves the reading position.
import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import ContentVisibility from '@theme/ContentVisibility';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';

import type { FrontMatter as NoteFrontMatter } from 'notes-lint';
import AreaNotes from '../../../components/AreaNotes/index.tsx';
import CollapsedToc, { hasContents } from '../../../components/CollapsedToc/index.tsx';
import { hasNoteHeader } from '../../../notes/shared/hasNoteHeader.ts';
import PageActions from '../../../components/PageActions/index.tsx';
import useSaveReadingPosition from '../../../hooks/useSaveReadingPosition.ts';
import styles from './styles.module.css';

/** A note: breadcrumbs, content, footer, and beside it the table of contents. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { lang } = frontMatter as Partial<NoteFrontMatter>;
  useSaveReadingPosition(metadata.permalink, metadata.title);
  const isWide = useWindowSize() !== 'mobile';
  return (
    <div className="notes-columns">
      <div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        {!hasNoteHeader(frontMatter) && (
          <div lang={lang}>
            <CollapsedToc frontMatter={frontMatter} toc={toc} />
          </div>
        )}
        <article lang={lang}>
          <DocItemContent>{children}</DocItemContent>
        </article>
        <footer className={styles.foot}>
          <AreaNotes />
          <PageActions {...metadata} />
          <DocItemPaginator />
        </footer>
      </div>
      {isWide && hasContents({ frontMatter, toc }) && (
        <div lang={lang}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
