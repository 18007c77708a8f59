// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';

import { skipHydration } from '../../src/client/skipHydration.ts';
import { takeSnapshot } from '../../src/client/takeSnapshot.ts';

const PAGE = `<!doctype html><html data-has-hydrated="true" lang="en"><head><title>A</title>
<script data-sources="/main.js">/* load */</script><script src="/main.js"></script>
<link rel="stylesheet" href="/a.css"><link rel="prefetch" href="/b.js"></head>
<body class="navigation-with-keyboard" style="overflow: hidden"><script>/* mode */</script>
<div id="__docusaurus"><p>Text</p></div><div role="status">A newer version</div></body></html>`;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('a snapshot contains the page and its scripts, without what scripts added', () => {
  const kept = parse(takeSnapshot(parse(PAGE)));
  expect(kept.title).toBe('A');
  expect(kept.body.textContent).toContain('Text');
  expect([...kept.scripts].map(({ textContent }) => textContent)).toEqual([
    '/* load */',
    '/* mode */',
  ]);
  expect(kept.querySelectorAll('link')).toHaveLength(1);
  expect(kept.querySelector('[role="status"]')).toBeNull();
  expect(kept.documentElement.hasAttribute('data-has-hydrated')).toBe(false);
  expect(kept.body.attributes).toHaveLength(0);
});

it('React renders a snapshot from scratch, and hydrates what the host sent', () => {
  skipHydration(parse(PAGE));
  expect(window.docusaurusRoot).toBeUndefined();
  document.write(takeSnapshot(parse(PAGE)));
  skipHydration(document);
  act(() => window.docusaurusRoot?.render(createElement('p', null, 'Drawn')));
  expect(document.getElementById('__docusaurus')?.textContent).toBe('Drawn');
});
