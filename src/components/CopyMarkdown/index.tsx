import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Button, useTemporaryValue } from 'docusaurus-ui';
import { markdownPath } from '../../notes/shared/urls.ts';
import styles from './styles.module.css';

async function loadText(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/**
 * Copies the page's Markdown version, the `.md` file that `src/plugins/alternates` writes. Without JavaScript,
 * or if the browser has no clipboard or denies access, it opens the file instead; if that can't be loaded, as
 * when offline, the button says so.
 *
 * @param props - `permalink`: the page's path on the site
 */
export default function CopyMarkdown({ permalink }: { readonly permalink: string }) {
  const [result, show] = useTemporaryValue<'copied' | 'failed'>();
  const file = markdownPath(permalink);

  async function copy(): Promise<void> {
    const text = loadText(file);
    try {
      // Safari denies a write that begins after the click has been handled, so it can't wait for the text
      // (https://webkit.org/blog/10855/async-clipboard-api/).
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      show('copied');
    } catch {
      await text.then(
        () => location.assign(file),
        () => show('failed'),
      );
    }
  }

  return (
    <>
      <Button small className={styles.copy} onClick={() => void copy()}>
        <span aria-live="polite">
          {result === 'copied' ? (
            <Translate id="notes.markdown.copied">Copied</Translate>
          ) : result === 'failed' ? (
            <Translate id="notes.markdown.failed">Could not be loaded</Translate>
          ) : (
            <Translate id="notes.markdown.copy">Copy as Markdown</Translate>
          )}
        </span>
      </Button>
      <noscript>
        <Link href={`pathname://${file}`} target="_self">
          <Translate id="notes.markdown.open">Markdown</Translate>
        </Link>
      </noscript>
    </>
  );
}
