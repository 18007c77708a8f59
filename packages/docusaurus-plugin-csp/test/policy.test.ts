import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it, onTestFinished } from 'vitest';

import { formatDirectives, hashSource, pageDirectives } from '../src/directives.ts';
import { findInlineScripts } from '../src/findInlineScripts.ts';
import {
  formatHeadersFile,
  formatNginxFile,
  formatVercelFile,
} from '../src/formatHostFiles.ts';
import { headerRules } from '../src/headers.ts';
import policyPlugin from '../src/index.ts';
import { insertPolicy } from '../src/insertPolicy.ts';

type Compile = (template: string) => Promise<(data: object) => string>;

const require = createRequire(import.meta.url);
const { compileSSGTemplate: compile } =
  require('@docusaurus/core/lib/ssg/ssgTemplate.js') as { compileSSGTemplate: Compile };

/** Builds so many pages, each with scripts of its own, and what hosts are told about them. */
async function buildPages(count: number): Promise<string> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'policy-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const render = await compile(
    readFileSync('src/plugins/first-load/template.html', 'utf8'),
  );
  for (let page = 0; page < count; page += 1) {
    const folder = path.join(outDir, `docs/${page}`);
    const scripts = ['assets/js/main.js', `assets/js/${page}.js`];
    const data = { baseUrl: '/', scripts, stylesheets: [], metaAttributes: [] };
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), render(data));
  }
  const plugin = policyPlugin({ baseUrl: '/' } as LoadContext);
  await plugin.postBuild?.({ outDir } as never);
  return outDir;
}

function longestLine(file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Math.max(...lines.map((line) => line.length));
}

describe('findInlineScripts', () => {
  it('returns the text of each inline script to the byte, in document order', () => {
    const html =
      '<!doctype html><meta charset=utf-8><script> a < b </script><p>x</p><script data-rh=true>\nlast()\n</script>';
    expect(findInlineScripts(html)).toEqual([' a < b ', '\nlast()\n']);
  });

  it('leaves out scripts with a source, data blocks and text that only looks like a script', () => {
    const html =
      '<script src=x.js></script><script type="application/ld+json">{}</script><template>&lt;script>no&lt;/script></template>';
    expect(findInlineScripts(html)).toEqual([]);
  });
});

describe('the policy of a page', () => {
  it('allows an inline script by the hash that browsers compute', () => {
    // openssl dgst -sha256 -binary | base64 prints the same.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('allows no script but those of this origin and the hashed ones', () => {
    const { 'script-src': scripts } = pageDirectives(["'sha256-x'"]);
    expect(scripts).toEqual(["'self'", "'sha256-x'"]);
  });

  it('leaves to default-src nothing but prefetching, for which Firefox asks it', () => {
    const directives = pageDirectives([]);
    const kinds = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object'];
    const named = [...kinds, 'script', 'style', 'worker'].map((kind) => `${kind}-src`);
    expect(
      Object.keys(directives)
        .filter((name) => name.endsWith('-src'))
        .sort(),
    ).toEqual([...named, 'default-src'].sort());
    expect(directives['default-src']).toEqual(["'self'"]);
    expect(directives['object-src']).toEqual(["'none'"]);
    expect(directives['media-src']).toEqual(["'none'"]);
  });

  it('stands behind the charset and before the first script', () => {
    const html = insertPolicy(
      '<html><meta charset=UTF-8><script>1</script>',
      "default-src 'none'",
    );
    expect(html).toBe(
      '<html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><script>1</script>',
    );
  });

  it('is refused a document in which it has no place', () => {
    expect(() => insertPolicy('<html><script>1</script>', 'x')).toThrow(/<meta charset>/);
  });
});

describe('the files for hosts', () => {
  const rules = headerRules(pageDirectives(["'sha256-x'"]), false);

  it('send the script hashes with pages only, so that the live frame keeps its own policy', () => {
    const withHashes = rules
      .filter(({ headers }) => headers['Content-Security-Policy']?.includes("'sha256-x'"))
      .map(({ path }) => path);
    expect(withHashes).toContain('docs/*');
    expect(withHashes).not.toContain('*');
  });

  it('keep hashed assets for a year and revalidate pages', () => {
    const caching = Object.fromEntries(
      rules.map(({ path, headers }) => [path, headers['Cache-Control']]),
    );
    expect(caching['assets/*']).toBe('public, max-age=31536000, immutable');
    expect(caching['docs/*']).toBe('public, max-age=0, must-revalidate');
  });

  it('carry the base path', () => {
    expect(formatHeadersFile(rules, '/notes/')).toMatch(/^\/notes\/\*\n {2}Content-/);
    const vercel = JSON.parse(formatVercelFile(rules, '/notes/')) as {
      headers: { source: string }[];
    };
    expect(vercel.headers.map(({ source }) => source)).toContain('/notes/docs/(.*)');
    expect(formatNginxFile(rules, '/notes/')).toContain('location /notes/docs/ {');
    expect(formatNginxFile(rules, '/notes/')).toContain(
      'location = / { return 302 /notes/; }',
    );
  });

  it('ask for HTTPS on this host alone, unless the owner wants its subdomains covered', () => {
    const covering = headerRules(pageDirectives([]), true);
    const hsts = [rules, covering].map(
      ([shared]) => shared?.headers['Strict-Transport-Security'],
    );
    expect(hsts).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains']);
  });

  it('repeat the shared headers in each nginx location, which inherits none', () => {
    const nginx = formatNginxFile(rules, '/');
    const locations = nginx.match(/^ {2}location .*\{$/gm)?.length ?? 0;
    expect(locations).toBeGreaterThan(5);
    expect(nginx.match(/add_header X-Content-Type-Options/g)).toHaveLength(locations);
  });

  it('stay as short with 1,000 pages as with 201, within what hosts take', async () => {
    const [some, many] = [await buildPages(201), await buildPages(1000)];
    for (const file of ['_headers', 'nginx.conf', 'vercel.json']) {
      const longest = longestLine(path.join(many, file));
      expect({ file, longest }).toEqual({
        file,
        longest: longestLine(path.join(some, file)),
      });
      expect(longest).toBeGreaterThan(100);
      expect(longest).toBeLessThan(1500);
    }
  }, 60_000);

  it('name no source that lets inline scripts or eval through', () => {
    expect(formatDirectives(pageDirectives([])).split('; ')[1]).toBe("script-src 'self'");
  });
});
