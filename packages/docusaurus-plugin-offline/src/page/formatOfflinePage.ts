import { createHash } from 'node:crypto';

import { toHtml } from 'hast-util-to-html';

/** What the offline page is made of. */
type OfflinePage = {
  /** Name of the site. */
  readonly title: string;
  /** A URL's path, which has no quotes. */
  readonly baseUrl: string;
  /** The copyright line in the footer, as HTML, if the site has one. */
  readonly copyright: string | undefined;
  readonly style: string;
  /** Sets the colour mode before the first paint. */
  readonly modeScript: string;
  /** Lists the cached pages. */
  readonly listScript: string;
};

/**
 * The page that a reader gets offline instead of one that isn't cached. It looks like the
 * site but loads nothing, because nothing is sure to be cached.
 */
export function formatOfflinePage(page: OfflinePage): string {
  const { baseUrl, copyright, style, modeScript, listScript } = page;
  const title = toHtml({ type: 'text', value: page.title });
  const hashes = [modeScript, listScript].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = `default-src 'none'; script-src ${hashes.join(' ')}; style-src 'unsafe-inline'`;
  return `<!doctype html>
<html lang="en"><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Offline · ${title}</title><script>${modeScript}</script><style>${style}</style></head>
<body><header><nav aria-label="Main"><a href="${baseUrl}">${title}</a></nav></header>
<main><h1>You are offline</h1>
<p>This page isn’t saved on this device. <button type="button">Try again</button></p>
<p id="some" hidden>Saved pages:</p><p id="none" hidden>No pages are saved yet. Pages that you visit online will be.</p>
<ul></ul></main>${copyright ? `<footer>${copyright}</footer>` : ''}<script>${listScript}</script></body></html>
`;
}
