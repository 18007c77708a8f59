import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export type Props = {
  /** The note's file as given by Docusaurus: `@site/docs/…`. */
  readonly source: string;
};

/** Links to the note's commit history in the repository. */
export default function NoteHistory({ source }: Props): ReactNode {
  const { repositoryUrl, branch } = useDocusaurusContext().siteConfig.customFields ?? {};
  const file = encodeURI(source.replace('@site/', ''));
  return (
    <Link href={`${String(repositoryUrl)}/commits/${String(branch)}/${file}`}>
      <Translate id="notes.history">History</Translate>
    </Link>
  );
}
