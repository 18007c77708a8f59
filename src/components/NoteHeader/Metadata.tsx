import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

import { editAfterVerification, type NoteFacts } from './data.ts';

/** Metadata for other sites and search engines (https://ogp.me, https://schema.org), as in the header. */
export default function Metadata({ facts }: { readonly facts: NoteFacts }): ReactNode {
  const { description, lang, title, topics } = facts;
  const modified = editAfterVerification(facts)?.iso;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    dateModified: modified,
    keywords: topics,
    inLanguage: lang ?? 'en',
  };
  // `Head` writes it as it is, so a title with `</script>` would end it.
  const json = JSON.stringify(article).replaceAll('<', '\\u003c');
  return (
    <Head>
      <meta property="og:type" content="article" />
      {modified && <meta property="article:modified_time" content={modified} />}
      {lang === 'zh-Hans' && <meta property="og:locale" content="zh_CN" />}
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
