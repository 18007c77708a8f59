import type { FenceMeta } from './sample.ts';

const WORD =
  /\{[^}]*\}|(?<key>[\w-]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+)))?|\S+/g;

/** Words that steer how Docusaurus draws a block and say nothing about its check. */
const DRAWING = new Set(['showLineNumbers', 'wrap']);
const FLAGS = new Set(['run', 'live', 'noInline', 'harness']);
const VALUES = new Set(['title', 'nocheck', 'expect-error', 'schema', 'release']);
/** Stands alone, or with the title of a sample. */
const OUTPUT = 'output';

function isKnown(word: string, key: string | undefined, hasValue: boolean): boolean {
  if (word.startsWith('{')) return true;
  if (key === undefined) return false;
  if (DRAWING.has(key) || key === OUTPUT) return true;
  return hasValue ? VALUES.has(key) : FLAGS.has(key) || VALUES.has(key);
}

/**
 * Reads the words after a fence's language, such as `title="a.ts" run`.
 *
 * @param meta - as the syntax tree holds it; `undefined` when there is none
 */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const values = new Map<string, string>();
  const unknown: string[] = [];
  for (const match of (meta ?? '').matchAll(WORD)) {
    const { key, double, single, bare } = match.groups ?? {};
    const value = double ?? single ?? bare;
    // Docusaurus reads a title in quotes only.
    const isBareTitle = key === 'title' && bare !== undefined;
    if (isBareTitle || !isKnown(match[0], key, value !== undefined))
      unknown.push(match[0]);
    if (key !== undefined) values.set(key, value ?? '');
  }
  return {
    title: values.get('title'),
    run: values.has('run'),
    live: values.has('live'),
    noInline: values.has('noInline'),
    harness: values.has('harness'),
    output: values.has(OUTPUT),
    outputOf: values.get(OUTPUT) || undefined,
    nocheck: values.get('nocheck'),
    expectError: values.get('expect-error'),
    schema: values.get('schema'),
    release: values.get('release'),
    unknown,
  };
}
