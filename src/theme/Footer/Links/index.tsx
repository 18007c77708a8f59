// Change: lists inside a labelled landmark: one per column, labelled by its title, or one row of all links.
import { useId } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { isMultiColumnFooterLinks, ThemeClassNames } from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import type { Props } from '@theme/Footer/Links';
import type { Props as ColumnsProps } from '@theme/Footer/Links/MultiColumn';

type Column = Partial<ColumnsProps['columns'][number]>;

function ColumnOfLinks({ title, items = [], className }: Column) {
  const titleId = useId();
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, className)}>
      {title && <p id={titleId}>{title}</p>}
      <ul aria-labelledby={title ? titleId : undefined}>
        {items.map((item, index) =>
          item.html ? (
            <li
              key={index}
              className={item.className}
              dangerouslySetInnerHTML={{ __html: item.html }}
            />
          ) : (
            <li key={index}>
              <FooterLinkItem item={item} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** The footer's links. */
export default function FooterLinks({ links }: Props) {
  const columns: Column[] = isMultiColumnFooterLinks(links)
    ? links
    : [{ items: links, className: 'footer__links' }];
  return (
    <nav aria-label={translate({ id: 'notes.footer.label', message: 'Footer' })}>
      {columns.map((column, index) => (
        <ColumnOfLinks key={index} {...column} />
      ))}
    </nav>
  );
}
