// Change: laid out like a note, with the title and the language from the front matter.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TOC from '@theme/TOC';

import CollapsedToc, { hasContents } from '../../components/CollapsedToc/index.tsx';

/** A Markdown page outside the notes. */
export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, frontMatter, assets, contentTitle, toc } = Content;
  const { keywords, wrapperClassName = ThemeClassNames.wrapper.mdxPages } = frontMatter;
  const { lang } = frontMatter as { lang?: string };
  return (
    <HtmlClassNameProvider
      className={clsx(wrapperClassName, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={metadata.title}
          description={metadata.description}
          keywords={keywords}
          image={assets.image ?? frontMatter.image}
        />
        <main className="container padding-top--md padding-bottom--lg">
          <div className="notes-columns">
            <article lang={lang} className="markdown">
              <ContentVisibility metadata={metadata} />
              {contentTitle === undefined && (
                <header>
                  <Heading as="h1">{metadata.title}</Heading>
                </header>
              )}
              <CollapsedToc frontMatter={frontMatter} toc={toc} />
              <MDXContent>
                <Content />
              </MDXContent>
            </article>
            {hasContents(Content) && (
              <div lang={lang}>
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
