import { formatDirectives, HEADER_DIRECTIVES } from './directives.ts';

/** What the files for hosts depend on; pages don't matter. */
export type HostSite = {
  /** Origin of the site, such as `https://notes.example.org`. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  /** Whether Strict-Transport-Security covers subdomains too. */
  readonly includeSubDomains: boolean;
};

type Headers = Readonly<Record<string, string>>;

const KEPT = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const everyFile = ({ includeSubDomains }: HostSite): Headers => ({
  'Content-Security-Policy': formatDirectives(HEADER_DIRECTIVES),
  'Strict-Transport-Security': `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Formats headers that a host sends with what is below a path. */
function formatRule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}*\n${lines.join('')}`;
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both revalidate every file by default and would
 * send a header from two rules twice, so only Docusaurus' `assets`, whose names contain a hash, get a
 * cache rule.
 */
export function formatHeadersFile(site: HostSite): string {
  const { baseUrl } = site;
  return [
    formatRule(baseUrl, everyFile(site)),
    formatRule(`${baseUrl}assets/`, KEPT),
  ].join('\n');
}

/** MIME types that nginx compresses besides HTML, as named in its older and newer tables. */
const COMPRESSED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/xml',
].join(' ');

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

/** Everything below the base path. Nested locations inherit its headers unless they set their own. */
function nginxLocation(site: HostSite): string[] {
  const { baseUrl } = site;
  const shared = everyFile(site);
  return [
    `location ^~ ${baseUrl} {`,
    ...indent([
      `error_page 404 ${baseUrl}404.html;`,
      'absolute_redirect off;',
      'gzip on;',
      'gzip_comp_level 6;',
      'gzip_proxied any;',
      'gzip_vary on;',
      `gzip_types ${COMPRESSED};`,
      'charset utf-8;',
      'charset_types text/markdown text/plain;',
      ...addHeaders({ ...shared, ...REVALIDATED }),
      'try_files $uri $uri/index.html =404;',
      `location ^~ ${baseUrl}assets/ {`,
      ...indent([...addHeaders({ ...shared, ...KEPT }), 'try_files $uri =404;']),
      '}',
      '# The page of a URL that ends in .html.',
      'location ~ ^(?<page>.*)\\.html$ { try_files $uri $page/index.html =404; }',
      "# MIME types that are missing from nginx's own table.",
      'location ~ \\.webmanifest$ { default_type application/manifest+json; }',
      'location ~ \\.md$ { default_type text/markdown; }',
      ...Object.keys(HOST_FILES).map(
        (file) => `location = ${baseUrl}${file} { return 404; }`,
      ),
    ]),
    '}',
  ];
}

/**
 * `nginx.conf`: a complete server for a site at the root of its host; for a site under a path, a
 * snippet that the host's server includes.
 */
export function formatNginxFile(site: HostSite): string {
  const { baseUrl } = site;
  const { hostname } = new URL(site.url);
  const lines =
    baseUrl === '/'
      ? [
          `# A server for ${hostname}. Put it into /etc/nginx/conf.d; certbot or a proxy in front adds`,
          '# HTTPS.',
          'server {',
          ...indent([
            'listen 80;',
            'listen [::]:80;',
            `server_name ${hostname};`,
            `root /var/www/${hostname};`,
            ...nginxLocation(site),
          ]),
          '}',
        ]
      : [
          `# Include this in the server of ${hostname}; the site is in ${baseUrl} below its root.`,
          `location = ${baseUrl.slice(0, -1)} { absolute_redirect off; return 301 ${baseUrl}; }`,
          ...nginxLocation(site),
        ];
  return `${lines.join('\n')}\n`;
}

/** Configuration files for hosts; they are in the build but not part of the site. */
export const HOST_FILES = {
  _headers: formatHeadersFile,
  'nginx.conf': formatNginxFile,
} as const;
