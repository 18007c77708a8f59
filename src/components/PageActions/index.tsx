import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';

import CopyMarkdown from '../CopyMarkdown/index.tsx';
import ShowPreviews from '../ShowPreviews/index.tsx';
import styles from './styles.module.css';

/** Metadata of a note or post, as Docusaurus gives it. */
type Props = Pick<DocMetadata, 'title' | 'permalink' | 'source'>;

/** What a reader can do with a note or post: report an error, see its history, copy it. */
export default function PageActions({ title, permalink, source }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { repositoryUrl, branch } = siteConfig.customFields ?? {};
  const report = new URLSearchParams({
    title: `${title}: `,
    body: siteConfig.url + permalink,
  });
  const file = encodeURI(source.replace('@site/', ''));
  return (
    <p className={styles.actions}>
      <Link href={`${String(repositoryUrl)}/issues/new?${report}`}>
        <Translate id="notes.report" description="Opens an issue about this note">
          Report an error
        </Translate>
      </Link>
      <Link href={`${String(repositoryUrl)}/commits/${String(branch)}/${file}`}>
        <Translate id="notes.history">History</Translate>
      </Link>
      <CopyMarkdown permalink={permalink} />
      <ShowPreviews />
    </p>
  );
}
