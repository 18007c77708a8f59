import { formatDirectives, HEADER_DIRECTIVES } from './directives.ts';

/** What the files for hosts depend on: the configuration, and no page. */
export type HostSite = {
  /** Origin of the site, such as `https://notes.example.org`. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  /** Folders below it whose files are kept for a year. */
  readonly immutable: readonly string[];
  /** Whether the header that asks for HTTPS covers the subdomains too. */
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

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both have every file asked for anew by
 * themselves, and would send a header of two rules twice, so only what is kept has a rule about it.
 */
export function formatHeadersFile(site: HostSite): string {
  const rules: readonly (readonly [path: string, headers: Headers])[] = [
    ['', everyFile(site)],
    ...site.immutable.map((folder) => [`${folder}/`, KEPT] as const),
  ];
  const blocks = rules.map(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${site.baseUrl}${path}*\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

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

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

/** Everything below the base path. What stands in it has its headers too, unless it has some of its own. */
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
      ...addHeaders({ ...shared, ...REVALIDATED }),
      'try_files $uri $uri/index.html =404;',
      ...site.immutable.flatMap((folder) => [
        `location ^~ ${baseUrl}${folder}/ {`,
        ...indent([...addHeaders({ ...shared, ...KEPT }), 'try_files $uri =404;']),
        '}',
      ]),
      '# The page of an address that ends in .html.',
      'location ~ ^(?<page>.*)\\.html$ { try_files $uri $page/index.html =404; }',
      "# A type that nginx's own table lacks.",
      'location ~ \\.webmanifest$ { default_type application/manifest+json; }',
      ...Object.keys(HOST_FILES).map(
        (file) => `location = ${baseUrl}${file} { return 404; }`,
      ),
    ]),
    '}',
  ];
}

/**
 * `nginx.conf`: a server of its own for a site at the top of its host; for one under a path, what the
 * server of that host includes.
 */
export function formatNginxFile(site: HostSite): string {
  const { baseUrl } = site;
  const { hostname } = new URL(site.url);
  const lines =
    baseUrl === '/'
      ? [
          `# A server for ${hostname}, to be put into /etc/nginx/conf.d. HTTPS is added by certbot, or`,
          '# stands before it.',
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
          `# For the server of ${hostname}, which includes it and has the site in ${baseUrl} of its root.`,
          `location = ${baseUrl.slice(0, -1)} { absolute_redirect off; return 301 ${baseUrl}; }`,
          ...nginxLocation(site),
        ];
  return `${lines.join('\n')}\n`;
}

/** Files for hosts, which lie beside the pages and are none of the site. */
export const HOST_FILES = {
  _headers: formatHeadersFile,
  'nginx.conf': formatNginxFile,
} as const;
