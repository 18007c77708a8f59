// Renders every case with four renderers: node render.mjs
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '@mdx-js/mdx';
import { HtmlRenderer, Parser } from 'commonmark';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { syntax, traps } from './cases.mjs';

const require = createRequire(import.meta.url);
const extensions = [
  'table',
  'strikethrough',
  'autolink',
  'tagfilter',
  'tasklist',
  'footnotes',
];

const commonMark = (text) => new HtmlRenderer().render(new Parser().parse(text));

const gfm = (text) =>
  execFileSync('cmark-gfm', ['--unsafe', ...extensions.flatMap((name) => ['-e', name])], {
    input: text,
    encoding: 'utf8',
  });

/** The MDX loader of a release, with the settings of a new site of that release. */
async function docusaurus(name, isCompatible) {
  const lib = path.dirname(require.resolve(name));
  const { createProcessorUncached } = require(path.join(lib, 'processor.js'));
  const { default: preprocess } = require(path.join(lib, 'preprocessor.js'));
  const markdownConfig = {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    anchors: { maintainCase: false },
    mdx1Compat: {
      comments: isCompatible,
      admonitions: isCompatible,
      headingIds: isCompatible,
    },
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  };
  const of = (format) =>
    createProcessorUncached({
      format,
      options: {
        markdownConfig,
        admonitions: true,
        staticDirs: [],
        siteDir: '/site',
        outputFormat: 'function-body',
      },
    });
  const processors = { mdx: await of('mdx'), md: await of('md') };
  return (format) => async (text) => {
    const filePath = '/site/docs/a.md';
    const fileContent = preprocess({
      fileContent: text,
      filePath,
      markdownConfig,
      admonitions: true,
    });
    const result = await processors[format].process({
      content: fileContent.replace(/^---\n[^]*?\n---\n/, ''),
      filePath,
      frontMatter: {},
      compilerName: 'client',
    });
    const useMDXComponents = () => ({ Details: 'details' });
    const { default: Page } = await run(result.content, { ...runtime, useMDXComponents });
    return renderToStaticMarkup(createElement(Page));
  };
}

const old = await docusaurus('@docusaurus/mdx-loader', true);
const now = await docusaurus('mdx-loader-3-10', false);
const renderers = {
  CommonMark: commonMark,
  GFM: gfm,
  'Docusaurus 3.8.1': old('mdx'),
  'Docusaurus 3.10.2, new site': now('mdx'),
  'Docusaurus 3.10.2, format md': now('md'),
};

async function attempt(render, text) {
  try {
    return (await render(text)).trim();
  } catch (error) {
    return `${error.name === 'Error' || error.reason ? 'error' : error.name}: ${error.message}`;
  }
}

for (const [title, cases] of Object.entries({ Syntax: syntax, Traps: traps })) {
  console.log(`\n== ${title}`);
  for (const [name, lines] of Object.entries(cases)) {
    const text = `${lines.join('\n')}\n`;
    console.log(
      `\n-- ${name}\n${text.replace(/ +$/gm, (spaces) => '·'.repeat(spaces.length)).trimEnd()}`,
    );
    const results = new Map();
    for (const [who, render] of Object.entries(renderers)) {
      const result = await attempt(render, text);
      results.set(result, [...(results.get(result) ?? []), who]);
    }
    for (const [result, names] of results)
      console.log(`[${names.join('; ')}]\n${result.replace(/^/gm, '    ')}`);
  }
}
