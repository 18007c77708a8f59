import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';

import { site } from '../../site.ts';
import { makeManifest } from './makeManifest.ts';
import { readPaper } from './readPaper.ts';

const FILE = 'manifest.webmanifest';
const TOKENS = path.join(__dirname, '../../css/tokens.css');

const link = (rel: string, href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: { rel, href },
});

/**
 * What browsers and home screens show of the site outside its pages: the web app manifest, the icon, and the
 * page's colour, which `src/theme/Navbar/ColorModeToggle` replaces in dark mode.
 */
export default function brand({ baseUrl }: LoadContext): Plugin {
  // Only a build writes the manifest.
  const manifest =
    process.env.NODE_ENV === 'production' ? [link('manifest', baseUrl + FILE)] : [];
  const paper = readPaper(readFileSync(TOKENS, 'utf8'));
  return {
    name: 'brand',
    injectHtmlTags: () => ({
      headTags: [
        ...manifest,
        link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
        { tagName: 'meta', attributes: { name: 'theme-color', content: paper } },
      ],
    }),
    postBuild: ({ outDir }) =>
      generate(outDir, FILE, JSON.stringify(makeManifest(site, paper))),
  };
}
