import { expect, it } from 'vitest';

import config from '../../docusaurus.config.ts';
import { readSite } from '../../src/site.ts';

it('sets what the specification names and Docusaurus has no default for', () => {
  const { title, tagline } = readSite({});
  expect(config).toMatchObject({
    title,
    tagline,
    favicon: expect.any(String),
    url: expect.any(String),
    baseUrl: '/',
    organizationName: expect.any(String),
    projectName: expect.any(String),
    markdown: { mermaid: true },
    themes: expect.arrayContaining([
      '@docusaurus/theme-mermaid',
      '@docusaurus/theme-live-codeblock',
      'docusaurus-theme-live-code',
    ]),
  });
  // URLs follow the files.
  expect(config).not.toHaveProperty('trailingSlash');
});
