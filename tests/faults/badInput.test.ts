import { beforeAll, describe, expect, it } from 'vitest';

import { buildFault } from '../support/buildFault.ts';
import type { Outcome } from '../support/buildSite.ts';

describe.concurrent('a site that cannot be loaded', () => {
  it.for<[fault: string, file: RegExp, remedy: RegExp]>([
    [
      'unknown-navbar-type',
      /unknown-navbar-type\.config\.ts[^]*"type":"sidebarOfDocs"/,
      /set its type to one of .*docSidebar/,
    ],
    [
      'unknown-doc-id',
      /unknown-doc-id\.config\.ts[^]*Couldn't find any doc with id "gone"/,
      /set docId to one of .*start/,
    ],
    [
      'unknown-sidebar-id',
      /unknown-sidebar-id\.config\.ts[^]*Couldn't find any sidebar with id "gone"/,
      /set sidebarId to one of/,
    ],
    [
      'unknown-version-id',
      /unknown-version-id\.config\.ts[^]*Couldn't find any version with id "gone"/,
      /set versions to one of .*current/,
    ],
  ])('%s: the build fails and names file and remedy', async ([fault, file, remedy]) => {
    const { failed, output } = await buildFault(fault, 'loading');
    expect(failed).toBe(true);
    expect(output).toMatch(file);
    expect(output).toMatch(remedy);
  });
});

describe('a site whose posts have wrong metadata', () => {
  let build: Outcome;

  beforeAll(async () => {
    build = await buildFault('bad-posts', 'loading');
    expect(build.failed).toBe(true);
  });

  it.each([
    [
      'a tag that nobody listed',
      /blog\/unlisted-tag\.md:10 {2}error {2}note\/tag\n.*"unheard-of" is not in blog\/tags\.yml, which has hello.*\n.*fix: .*add this one there/,
    ],
    [
      'no truncate marker',
      /blog\/no-marker\.md:13 {2}warning {2}note\/truncate\n.*\n.*fix: Put <!-- truncate -->/,
    ],
    [
      'a missing image',
      /blog\/missing-image\.md:17 {2}error {2}links\/image\n.*no file blog\/gone\.png.*\n.*fix: Add the file/,
    ],
  ])('%s fails the build with file, line and remedy', (_, report) => {
    expect(build.output).toMatch(report);
  });

  it('ends with the list of errors, without a stack trace', () => {
    expect(build.output).toMatch(
      /\n\d+ pages checked: \d+ errors?, .*\n\nCheck again with: npm run lint:notes\s*$/,
    );
    expect(build.output).not.toMatch(/\n\s+at |\[cause\]/);
  });
});

describe('a site with broken links and duplicate routes', () => {
  let build: Outcome;

  beforeAll(async () => {
    build = await buildFault('broken-links', 'end');
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
  it('fails the build and is named with its configuration', async () => {
    const { failed, output } = await buildFault('missing-navbar-component', 'end');
    expect(failed).toBe(true);
    expect(output).toMatch(/A navbar item cannot be rendered[^]*"type": "custom-clock"/);
    expect(output).toMatch(
      /"label": "The time"[^]*src\/theme\/NavbarItem\/ComponentTypes/,
    );
  });
});

describe('a page module without a default export', () => {
  it('fails the build and says so', async () => {
    const { failed, output } = await buildFault('no-default-export', 'end');
    expect(failed).toBe(true);
    expect(output).toMatch(/\/nothing/);
    expect(output).toMatch(/default export/);
  });
});
