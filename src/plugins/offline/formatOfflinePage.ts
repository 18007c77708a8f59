import { hashSource } from '../policy/directives.ts';

/** What the offline page is made of. */
export type OfflinePage = {
  readonly title: string;
  readonly style: string;
  readonly script: string;
};

/**
 * The page a reader gets without a network in place of one that is not kept. It loads nothing but
 * the titles, since nothing else can be counted on.
 */
export function formatOfflinePage({ title, style, script }: OfflinePage): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
  ].join('; ');
  return `<!doctype html>
<html lang="en"><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Offline · ${title}</title><style>${style}</style></head>
<body><main><h1>You are offline</h1>
<p>This page is not kept on your device. <button type="button">Try again</button></p>
<p id="some" hidden>These pages are:</p><p id="none" hidden>No page is kept yet: those that you visit online will be.</p>
<ul></ul></main><script>${script}</script></body></html>
`;
}
