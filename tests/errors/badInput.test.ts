import { beforeAll, describe, expect, it } from 'vitest';

import { buildBrokenSite, type BuildResult } from '../support/buildSite.ts';

describe.concurrent('a navbar item that refers to nothing', () => {
  it.for<[problem: string, says: RegExp]>([
    ['unknown-navbar-type', /Bad navbar item type sidebarOfDocs/],
    ['unknown-doc-id', /Couldn't find any doc with id "gone"[^]*- start/],
    ['unknown-sidebar-id', /Can't find any sidebar with id "gone"[^]*- defaultSidebar/],
    ['unknown-version-id', /No docs version exist for name 'gone'[^]*- current/],
  ])('%s: the build fails and says what there is', async ([problem, says]) => {
    const { failed, output } = await buildBrokenSite(problem, 'end');
    expect(failed).toBe(true);
    expect(output).toMatch(says);
  });
});

describe('a post whose image is missing', () => {
  it('fails the build with file, line and remedy, and without a stack trace', async () => {
    const { failed, output } = await buildBrokenSite('missing-image', 'loading');
    expect(failed).toBe(true);
    expect(output).toMatch(
      /blog\/missing-image\.md:17 {2}error {2}links\/image\n.*no file blog\/gone\.png.*\n.*fix: Add the file/,
    );
    expect(output).toMatch(
      /\n\d+ pages? checked: \d+ errors?, .*\n\nCheck again with: npm run lint:notes\s*$/,
    );
    expect(output).not.toMatch(/\n\s+at |\[cause\]/);
  });
});

describe('a site with broken links and duplicate routes', () => {
  let build: BuildResult;

  beforeAll(async () => {
    build = await buildBrokenSite('broken-links', 'end');
  });

  it('fails for a broken link and names the page that contains it', () => {
    expect(build.failed).toBe(true);
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

describe('a navbar item whose component is missing', () => {
  it('fails the build, which names its type', async () => {
    const { failed, output } = await buildBrokenSite('missing-navbar-component', 'end');
    expect(failed).toBe(true);
    expect(output).toMatch(/No NavbarItem component found for type "custom-clock"/);
  });
});

describe('a page module without a default export', () => {
  it('fails the build and says so', async () => {
    const { failed, output } = await buildBrokenSite('no-default-export', 'end');
    expect(failed).toBe(true);
    expect(output).toMatch(/\/nothing/);
    expect(output).toMatch(/default export/);
  });
});
