import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Props of {@link ReportError}. */
export type ReportErrorProps = {
  /** Title of the note or post: the report begins with it. */
  readonly title: string;
  /** Its path on the site, so that the report says where. */
  readonly permalink: string;
};

/** Opens a report about this note in the repository. */
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
