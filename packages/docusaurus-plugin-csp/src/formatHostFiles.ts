import type { HeaderRule } from './headers.ts';

/** The rules as Netlify and Cloudflare Pages read them from `_headers`. */
export function formatHeadersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${baseUrl}${path}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/** The rules as Vercel reads them from `vercel.json`. */
export function formatVercelFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const headers = rules.map((rule) => ({
    source: `${baseUrl}${rule.path.replace('*', '(.*)')}`,
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: false, headers }, null, 2)}\n`;
}

/** Media types that nginx's own table lacks. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  'manifest.webmanifest': 'application/manifest+json',
};

/** What nginx compresses beside HTML, by the types of its older and newer tables. */
const COMPRESSED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/xml',
  'application/xml',
].join(' ');

function nginxLocation(rule: HeaderRule, shared: HeaderRule, baseUrl: string): string {
  const path = `${baseUrl}${rule.path.replace('*', '')}`;
  const location = rule.path.endsWith('*') ? path : `= ${path}`;
  const type = MEDIA_TYPES[rule.path];
  // nginx inherits add_header only where a block has none of its own, so each repeats the shared ones.
  const headers = [...Object.entries(shared.headers), ...Object.entries(rule.headers)];
  const lines = [
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...(type ? [`default_type ${type};`] : []),
    'try_files $uri $uri/index.html =404;',
  ];
  return `  location ${location} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`;
}

/** The rules as a server block for nginx, which finds the site at its path below `root`. */
export function formatNginxFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const [shared, ...rest] = rules;
  if (!shared) return '';
  const everything = { path: '*', headers: {} };
  return [
    'server {',
    '  listen 80;',
    '  root /usr/share/nginx/html;',
    `  error_page 404 ${baseUrl}404.html;`,
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_comp_level 6;',
    '  gzip_proxied any;',
    '  gzip_vary on;',
    `  gzip_types ${COMPRESSED};`,
    ...Object.keys(HOST_FILES).map(
      (file) => `  location = ${baseUrl}${file} { return 404; }`,
    ),
    ...(baseUrl === '/'
      ? []
      : [
          // Found for now: another site may come to stand at the top.
          `  location = / { return 302 ${baseUrl}; }`,
          `  location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}; }`,
        ]),
    ...[...rest, everything].map((rule) => nginxLocation(rule, shared, baseUrl)),
    '}',
    '',
  ].join('\n');
}

/** Files for hosts, which lie beside the pages and are none of the site. */
export const HOST_FILES = {
  _headers: formatHeadersFile,
  'vercel.json': formatVercelFile,
  'nginx.conf': formatNginxFile,
} as const;
