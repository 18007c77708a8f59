import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export type ReportErrorProps = {
  /** Title of the note or post; the report starts with it. */
  readonly title: string;
  /** Its path on the site, included in the report. */
  readonly permalink: string;
};

/** Links to a new, prefilled issue about this note or post in the repository. */
export default function ReportError({ title, permalink }: ReportErrorProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const report = new URLSearchParams({
    title: `${title}: `,
    body: siteConfig.url + permalink,
  });
  return (
    <Link href={`${String(siteConfig.customFields?.repositoryUrl)}/issues/new?${report}`}>
      <Translate id="notes.report" description="Opens an issue about this note">
        Report an error
      </Translate>
    </Link>
  );
}
