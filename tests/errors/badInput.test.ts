import path from 'node:path';

import { aFolder } from 'mdx-source/testing';
import { beforeAll, describe, expect, it } from 'vitest';

import { runScript } from '../support/runScript.ts';

const SITE = path.resolve('tests/fixtures/broken');

/**
 * Builds a broken site.
 *
 * @param name - name of its configuration
 * @param until - `loading` stops before bundling, if the problem has shown by then
 */
async function buildBrokenSite(name: string, until: 'loading' | 'end') {
  const { root, remove } = aFolder();
  const config = path.join(SITE, `${name}.config.ts`);
  // Only the build's output matters; skipping minification halves the CPU time.
  const args = [SITE, '--no-minify', '--config', config, '--out-dir', root];
  const env = {
    ...process.env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
    ...(until === 'loading' && { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' }),
  };
  try {
    return await runScript('build', args, { env });
  } finally {
    remove();
  }
}

describe('a navbar item of an unknown type', () => {
  it('fails the build, which names the type', async () => {
    const { status, output } = await buildBrokenSite('unknown-navbar-type', 'loading');
    expect(status).toBe(1);
    expect(output).toMatch(/Bad navbar item type sidebarOfDocs/);
  });
});

describe('a post whose image is missing', () => {
  it('fails the build with file, line and remedy, and without a stack trace', async () => {
    const { status, output } = await buildBrokenSite('missing-image', 'loading');
    expect(status).toBe(1);
    expect(output).toMatch(
      /blog\/missing-image\.md:17 {2}error {2}links\/image\n.*no file blog\/gone\.png.*\n.*fix: Add the file/,
    );
    expect(output).toMatch(
      /\n\d+ pages? checked: \d+ errors?, .*\n\nCheck again with: npm run lint:notes\s*$/,
    );
    expect(output).not.toMatch(/\n\s+at |\[cause\]/);
  });
});

describe('a site with pages that cannot be rendered', () => {
  const problems: readonly (readonly [page: string, says: RegExp])[] = [
    ['/', /Couldn't find any doc with id "gone"[^]*- start/],
    ['/unknown-sidebar-id', /Can't find any sidebar with id "gone"[^]*- defaultSidebar/],
    ['/unknown-version-id', /No docs version exist for name 'gone'[^]*- current/],
    ['/missing-navbar-component', /No NavbarItem component.* type "custom-clock"/],
    ['/no-default-export', /\/no-default-export doesn't have a default export/],
  ];

  it('fails the build, which says for each page what is wrong and what there is', async () => {
    const { status, output } = await buildBrokenSite('unrenderable', 'end');
    expect(status).toBe(1);
    for (const [page, says] of problems) {
      const [, report] = output.split(`pathname "${page}"`);
      expect(report?.split('pathname "')[0], page).toMatch(says);
    }
  });
});

describe('a site with broken links and duplicate routes', () => {
  let build: Awaited<ReturnType<typeof buildBrokenSite>>;

  beforeAll(async () => {
    build = await buildBrokenSite('broken-links', 'end');
  });

  it('fails for a broken link and names the page that contains it', () => {
    expect(build.status).toBe(1);
    expect(build.output).toMatch(
      /broken links found:[^]*source page path = \/docs\/?:[^]*linking to \/nothing/,
    );
  });

  it('warns of a broken Markdown link, which then counts as a broken link', () => {
    expect(build.output).toMatch(
      /\[WARNING\] Docs markdown link couldn't be resolved: \(\.\/gone\.md\).*start\.md"/,
    );
    expect(build.output).toMatch(/linking to \.\/gone\.md/);
  });

  it('warns of two pages with the same URL', () => {
    expect(build.output).toMatch(/\[WARNING\] Duplicate routes found![^]*\/twin/);
  });
});
