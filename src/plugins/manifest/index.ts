import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';

import { readSite } from '../../site.ts';
import { makeManifest } from './makeManifest.ts';
import { readPaper } from './readPaper.ts';

const FILE = 'manifest.webmanifest';
const TOKENS = path.join(__dirname, '../../css/tokens.css');

const link = (rel: string, href: string): HtmlTagObject => ({
  tagName: 'link',
  attributes: { rel, href },
});

/** Adds the web app manifest and the tags for home screens, with the site's own names and colours. */
export default function manifest({ baseUrl }: LoadContext): Plugin {
  const paper = readPaper(readFileSync(TOKENS, 'utf8'));
  return {
    name: 'manifest',
    contentLoaded: async ({ actions }) => {
      await actions.createData('paper.json', paper);
    },
    injectHtmlTags: () => ({
      headTags: [
        link('manifest', baseUrl + FILE),
        link('apple-touch-icon', `${baseUrl}img/apple-touch-icon.png`),
      ],
    }),
    postBuild: ({ outDir }) =>
      generate(
        outDir,
        FILE,
        JSON.stringify(makeManifest(readSite(process.env), paper.light)),
      ),
  };
}
