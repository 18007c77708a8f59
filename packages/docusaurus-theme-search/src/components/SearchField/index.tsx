import { useState, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { PAGE_LIST, PAGE_LIST_ID } from '../../pageList.ts';
import styles from './styles.module.css';
import useQueryFromUrl from './useQueryFromUrl.ts';
import useSearchDialog from './useSearchDialog.ts';
import useSearchShortcut from './useSearchShortcut.ts';

type Props = {
  /**
   * `bar` fits the navbar and handles the keyboard shortcut; `page` is the large field of
   * the home and 404 pages.
   */
  readonly size?: 'bar' | 'page';
  /** Initial value. */
  readonly text?: string;
};

/** Shown without JavaScript: the list of all pages, which from its own page only the large field leads to. */
function PageListLink({ size }: Pick<Props, 'size'>) {
  const isListed = useLocation().pathname === useBaseUrl(PAGE_LIST);
  if (isListed && size === 'bar') return null;
  return (
    <Link to={isListed ? `#${PAGE_LIST_ID}` : PAGE_LIST} className={styles.link}>
      <Translate id="theme.search.all">All pages</Translate>
    </Link>
  );
}

/** The dialog's script didn't load. */
function Failure() {
  return (
    <p role="alert" className={styles.failure}>
      <Translate id="theme.search.failed">
        Search did not load. Enter tries again.
      </Translate>
    </p>
  );
}

/**
 * The field that opens the search. The dialog loads when the field is hovered, focused or
 * opened with the shortcut; text that was typed before it loaded is taken over. Without
 * JavaScript, it's a link to the list of all pages.
 */
export default function SearchField({ size = 'bar', text = '' }: Props) {
  const [isComposing, setComposing] = useState(false);
  const { field, Dialog, isOpen, error, want, open, close } = useSearchDialog(text);
  useSearchShortcut(size === 'bar', open);
  useQueryFromUrl(size === 'bar', open);

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (!nativeEvent.isComposing && /^(?:Enter|ArrowDown)$/.test(key)) open();
  };
  const label = translate({ id: 'theme.search.field', message: 'Search pages' });
  const short = translate({ id: 'theme.search.short', message: 'Search' });
  return (
    <div className={clsx(styles.wrapper, size === 'page' && styles.page)}>
      <input
        ref={field}
        type="search"
        className={clsx(styles.control, styles.field)}
        defaultValue={text}
        autoComplete="off"
        aria-haspopup="dialog"
        aria-label={label}
        placeholder={size === 'page' ? label : short}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => open()}
        onKeyDown={onKeyDown}
        onInput={() => open()}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {size === 'bar' && (
        <kbd className={styles.key} aria-hidden="true">
          {translate({ id: 'theme.search.key', message: 'Ctrl K' })}
        </kbd>
      )}
      <PageListLink size={size} />
      {isOpen && error && <Failure />}
      {isOpen && Dialog && !isComposing && (
        <Dialog getText={() => field.current?.value ?? ''} onClose={close} />
      )}
    </div>
  );
}
