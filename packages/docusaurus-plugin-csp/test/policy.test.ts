import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { hashScript, pageDirectives } from '../src/directives.ts';
import { findInlineScripts } from '../src/findInlineScripts.ts';
import { formatHeadersFile, formatNginxFile } from '../src/formatHostFiles.ts';
import cspPlugin, { validateOptions, type Options } from '../src/index.ts';
import { insertPolicy } from '../src/insertPolicy.ts';

type Compile = (template: string) => Promise<(data: object) => string>;

const require = createRequire(import.meta.url);
const { compileSSGTemplate: compile } =
  require('@docusaurus/core/lib/ssg/ssgTemplate.js') as { compileSSGTemplate: Compile };
const { default: template } = require('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {
  default: string;
};

const read = (options: object): Options =>
  validateOptions({
    options,
    validate: normalizePluginOptions as never,
  });

const context = {
  baseUrl: '/',
  siteConfig: { url: 'https://notes.example.org' },
} as unknown as LoadContext;

/** Builds this many pages, each with its own script, and returns the host files. */
async function buildPages(count: number, options: object = {}): Promise<string> {
  const { root: outDir, write, remove } = aFolder();
  onTestFinished(remove);
  const render = await compile(template);
  for (let page = 0; page < count; page += 1) {
    const headTags = `<script>page(${page})</script>`;
    const data = { baseUrl: '/', headTags, scripts: [], stylesheets: [] };
    const html = render({ ...data, metaAttributes: [] });
    write(`docs/${page}/index.html`, html);
  }
  await cspPlugin(context, read(options)).postBuild?.({ outDir } as never);
  return outDir;
}

describe('findInlineScripts', () => {
  it('returns the exact text of each inline script, in document order', () => {
    const html =
      '<!doctype html><meta charset=utf-8><script> a < b </script><p>x</p><script data-rh=true>\nlast()\n</script>';
    expect(findInlineScripts(html)).toEqual([' a < b ', '\nlast()\n']);
  });

  it('returns import maps and speculation rules, which a policy blocks without a hash', () => {
    const html =
      '<script type=importmap>{"imports":{}}</script><script type="speculationrules">{}</script>';
    expect(findInlineScripts(html)).toEqual(['{"imports":{}}', '{}']);
  });

  it('ignores scripts with a source, data blocks and text that only looks like a script', () => {
    const html =
      '<script src=x.js></script><script type="application/ld+json">{}</script><template>&lt;script>no&lt;/script></template>';
    expect(findInlineScripts(html)).toEqual([]);
  });
});

describe('the policy of a page', () => {
  it('allows an inline script by the hash that browsers compute', () => {
    // openssl dgst -sha256 -binary | base64 prints the same.
    expect(hashScript("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it("allows only this origin's scripts and the page's inline ones, each once", () => {
    const { 'script-src': scripts } = pageDirectives(['1', '1'], {});
    expect(scripts).toEqual(["'self'", hashScript('1')]);
  });

  it('is inserted after the charset and before the first script', () => {
    const html = insertPolicy(
      'docs/a.html',
      '<html><meta charset=UTF-8><script>1</script>',
      "default-src 'none'",
    );
    expect(html).toBe(
      '<html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><script>1</script>',
    );
  });

  it('is rejected if the document has no place for it', () => {
    expect(() => insertPolicy('docs/a.html', '<html>', 'x')).toThrow(
      /^docs\/a\.html has no <meta charset>/,
    );
  });

  it('is inserted into each page with its own hashes, except into files with their own policy', async () => {
    const outDir = await buildPages(3, { exempt: ['docs/2/index.html'] });
    const [first, second, third] = [0, 1, 2].map((page) => {
      const html = readFileSync(path.join(outDir, `docs/${page}/index.html`), 'utf8');
      return /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    });
    expect(first).toContain(`script-src 'self' ${hashScript('page(0)')};`);
    expect(second).not.toContain(hashScript('page(0)'));
    expect(third).toBeUndefined();
  });
});

describe('the options', () => {
  it.each([
    [{ ownPolicies: [] }, '"ownPolicies" is not allowed'],
    [{ extraSources: { imgSrc: ['https:'] } }, '"extraSources.imgSrc" is not allowed'],
    [
      { extraSources: { 'img-src': ["'self'; script-src *"] } },
      '"extraSources.img-src[0]"',
    ],
  ])('%o is rejected', (options, message) => {
    expect(() => read(options)).toThrow(message);
  });

  it('add sources to those of a directive, in pages and, if it has the directive, in the header', async () => {
    const outDir = await buildPages(1, {
      extraSources: {
        'img-src': ['https://images.example.org'],
        'script-src': ['https://cdn.example.org'],
        'form-action': ['https://forms.example.org'],
        'frame-ancestors': ['https://learn.example.org'],
      },
    });
    const page = readFileSync(path.join(outDir, 'docs/0/index.html'), 'utf8');
    expect(page).toContain("img-src 'self' data: https://images.example.org;");
    expect(page).toContain(`'self' ${hashScript('page(0)')} https://cdn.example.org;`);
    expect(page).toContain('form-action https://forms.example.org"');
    for (const file of ['_headers', 'nginx.conf']) {
      const header = readFileSync(path.join(outDir, file), 'utf8');
      expect(header).toContain("frame-ancestors 'self' https://learn.example.org;");
      expect(header).toContain('form-action https://forms.example.org;');
      expect(header).not.toContain('img-src');
    }
  });
});

describe('the files for hosts', () => {
  const url = 'https://notes.example.org';
  const site = { ...read({}), url, baseUrl: '/' };

  it('contain no hashes and no paths of pages', async () => {
    const folder = await buildPages(2);
    for (const file of ['_headers', 'nginx.conf']) {
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/sha256|docs/);
    }
  });

  it('contain the base path', () => {
    const below = { ...site, baseUrl: '/notes/' };
    expect(formatHeadersFile(below)).toMatch(/^\/notes\/\*\n {2}Content-/);
    expect(formatHeadersFile(below)).toContain('\n/notes/assets/*\n  Cache-Control: ');
  });

  it('contain a complete server only for a site at the root of its host', () => {
    expect(formatNginxFile(site)).toMatch(
      /^server \{[\s\S]*server_name notes\.example\.org;/m,
    );
    const below = formatNginxFile({ ...site, baseUrl: '/notes/' });
    expect(below).not.toMatch(/server \{|listen|server_name|root |location = \/ /);
    expect(below.match(/location [^{]*/g)?.every((line) => /notes|\\\./.test(line))).toBe(
      true,
    );
  });

  it('enforce HTTPS only on this host, unless subdomains are included', () => {
    const hsts = [site, { ...site, includeSubDomains: true }].map(
      (one) => /Strict-Transport-Security: (.*)/.exec(formatHeadersFile(one))?.[1],
    );
    expect(hsts).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains']);
  });
});
