import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The headers that Netlify and Cloudflare Pages would send according to a build's `_headers`: those of
 * all matching rules, with both values if a name occurs twice.
 *
 * @param directory - folder with the built site
 * @param pathname - path of the request, with the base path
 * @returns no headers if the build has no such file
 */
export function readHostHeaders(directory: string, pathname: string): Headers {
  const headers = new Headers();
  const file = path.join(directory, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const rule of text.split(/^(?=\S)/m)) {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    const [start = '', ...rest] = pattern.split('*');
    const fits = rest.length > 0 ? pathname.startsWith(start) : pathname === start;
    for (const line of fits ? lines : []) {
      const [name = '', value = ''] = line.trim().split(/:\s*(.*)/);
      headers.append(name, value);
    }
  }
  return headers;
}
