import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Rule = {
  readonly pattern: string;
  readonly headers: [name: string, value: string][];
};

/** Headers by name, as they stand after every rule that matches. */
export type HostHeaders = Map<string, string>;

/** The rules of a build's `_headers`; none where it brings no such file. */
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
 * The headers that Netlify and Cloudflare Pages would send by a build's `_headers`: those of all
 * rules that match, a name that comes twice with both values.
 *
 * @param directory - folder with the built site
 * @param pathname - path of the request, with the base path
 * @returns nothing where the build brings no such file
 */
export function readHostHeaders(directory: string, pathname: string): HostHeaders {
  const found = new Map<string, string>();
  const rules = readRules(directory).filter((rule) => matches(rule, pathname));
  for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return found;
}

/**
 * The path a build was made for, by its `_headers`, whose first rule is about everything below it.
 *
 * @param directory - folder with the built site
 * @returns the path with a slash at both ends, or null where the build does not say
 */
export function readBuiltPath(directory: string): string | null {
  const [everything] = readRules(directory);
  return everything?.pattern.endsWith('/*') ? everything.pattern.slice(0, -1) : null;
}
