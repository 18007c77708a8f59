// Change: title, lede and a list, laid out like a note.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';

/** What the browser gets instead of the descriptions of all notes; see `slimDocs.ts`. */
type Descriptions = { readonly descriptions?: Readonly<Record<string, string>> };

/** A category's page: lists the items below it in the sidebar. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex,
}: Props): ReactNode {
  const { title, description, keywords, image, navigation } = categoryGeneratedIndex;
  const { descriptions } = categoryGeneratedIndex as Descriptions;
  const items = useCurrentSidebarCategory().items.map((item) =>
    item.type === 'link' ? { description: descriptions?.[item.href], ...item } : item,
  );
  return (
    <div className="notes-columns">
      <div>
        <PageMetadata
          title={title}
          description={description}
          keywords={keywords}
          image={useBaseUrl(image)}
        />
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <Heading as="h1">{title}</Heading>
          {description && <p className="notes-lede">{description}</p>}
        </header>
        <DocCardList items={items} />
        <footer>
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </div>
  );
}
