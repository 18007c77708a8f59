import { readFileSync } from 'node:fs';
import path from 'node:path';

import { headersFor, type HostSite } from './headers.ts';

/** Fills in a template of `hosts`; a value of several lines is indented like its placeholder. */
function fill(name: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(path.join(__dirname, 'hosts', name), 'utf8');
  return template.replaceAll(
    /(^ *)?\{\{(\w+)\}\}/gm,
    (_placeholder, indent: string = '', key: string) =>
      indent + (values[key] ?? '').replaceAll('\n', `\n${indent}`),
  );
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both revalidate every file by default and would
 * send a header from two rules twice, so only Docusaurus' `assets`, whose names contain a hash, get a
 * cache rule.
 */
export function formatHeadersFile(site: HostSite): string {
  const headers = headersFor(site).map(([name, value]) => `${name}: ${value}`);
  return fill('_headers', { baseUrl: site.baseUrl, headers: headers.join('\n') });
}

/**
 * `nginx.conf`: a complete server for a site at the root of its host; for a site under a path, a
 * snippet that the host's server includes.
 */
export function formatNginxFile(site: HostSite): string {
  const { baseUrl } = site;
  const { hostname } = new URL(site.url);
  const addHeaders = headersFor(site)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');
  const location = fill('location.conf', { baseUrl, addHeaders }).trimEnd();
  const template = baseUrl === '/' ? 'server.conf' : 'include.conf';
  return fill(template, { baseUrl, hostname, folder: baseUrl.slice(0, -1), location });
}
