import type { HeaderRule } from './headers.ts';

/** The rules as Netlify and Cloudflare Pages read them from `_headers`. */
export function formatHeadersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  return rules
    .map(({ path, headers }) =>
      [
        `${baseUrl}${path}`,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** The rules as Vercel reads them from `vercel.json`. */
export function formatVercelFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const headers = rules.map((rule) => ({
    source: `${baseUrl}${rule.path.replace('*', '(.*)')}`,
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: false, headers }, null, 2)}\n`;
}

function nginxLocation(rule: HeaderRule, shared: HeaderRule, baseUrl: string): string {
  const path = `${baseUrl}${rule.path.replace('*', '')}`;
  const location = rule.path.endsWith('*') ? path : `= ${path}`;
  // nginx inherits add_header only where a block has none of its own, so each repeats the shared ones.
  const lines = [...Object.entries(shared.headers), ...Object.entries(rule.headers)].map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  return `  location ${location} {\n${lines.join('\n')}\n    try_files $uri $uri/index.html =404;\n  }`;
}

/** The rules as a server block for nginx. */
export function formatNginxFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const [shared, ...rest] = rules;
  if (!shared) return '';
  const everything = { path: '*', headers: {} };
  return [
    'server {',
    '  listen 80;',
    '  root /usr/share/nginx/html;',
    `  error_page 404 ${baseUrl}404.html;`,
    '  gzip_static on;',
    ...[...rest, everything].map((rule) => nginxLocation(rule, shared, baseUrl)),
    '}',
    '',
  ].join('\n');
}
