import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Rule = {
  readonly pattern: string;
  readonly headers: [name: string, value: string][];
};

/** The rules in a build's `_headers`; empty if there's no such file. */
function readRules(directory: string): Rule[] {
  const file = path.join(directory, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    if (!/^\s/.test(line)) rules.push({ pattern: line, headers: [] });
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function matches({ pattern }: Rule, pathname: string): boolean {
  return pattern.endsWith('*')
    ? pathname.startsWith(pattern.slice(0, -1))
    : pathname === pattern;
}

/**
 * The headers that Netlify and Cloudflare Pages would send according to a build's `_headers`: those of
 * all matching rules, with both values if a name occurs twice.
 *
 * @param directory - folder with the built site
 * @param pathname - path of the request, with the base path
 * @returns no headers if the build has no such file
 */
export function readHostHeaders(
  directory: string,
  pathname: string,
): Map<string, string> {
  const found = new Map<string, string>();
  const rules = readRules(directory).filter((rule) => matches(rule, pathname));
  for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return found;
}
