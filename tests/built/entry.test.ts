import { readFileSync } from 'node:fs';

import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, it, vi } from 'vitest';

import { siteBuild } from '../support/builds.ts';

const { directory, baseUrl } = siteBuild;

it('evaluates React in a task of its own, before the site', async () => {
  const html = readFileSync(`${directory}/404.html`, 'utf8');
  const { window } = new JSDOM(html, {
    runScripts: 'outside-only',
    url: `https://example.org${baseUrl}`,
    virtualConsole: new VirtualConsole(), // the site needs more of a browser
  });
  // As the developer tools do, which React reports to.
  const inject = vi.fn();
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject },
  });
  const scripts = window.document.querySelector<HTMLElement>('script[data-sources]');
  for (const source of scripts?.dataset['sources']?.split(' ') ?? [])
    window.eval(readFileSync(directory + source.slice(baseUrl.length - 1), 'utf8'));
  expect(inject).toHaveBeenCalledOnce();
  expect(window).not.toHaveProperty('docusaurus');
  await vi.waitFor(() => expect(window).toHaveProperty('docusaurus'));
  window.close();
});
