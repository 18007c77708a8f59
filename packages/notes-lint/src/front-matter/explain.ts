import type { ErrorObject } from 'ajv/dist/2020.js';

import { nearest, type Severity } from 'mdx-source';
import { readToday } from '../text/index.ts';
import { KEYS, UPSTREAM_KEYS, describeKey } from './schema.ts';

/** A schema error, explained to an author. */
export type Explanation = {
  /** The rule that the fault is reported under. */
  readonly rule: string;
  /**
   * A warning for missing keys, lengths and counts, which are house style; everything else is an error.
   */
  readonly severity?: Severity;
  /** Path to the key in the front matter whose line is reported. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedy: string;
};

function example(key: string): string {
  if (key === 'last_verified') return `${key}: ${readToday()}`;
  const described = describeKey(key);
  const [value] = described?.examples ?? [];
  if (value !== undefined) return `${key}: ${JSON.stringify(value)}`;
  return `${key}: ${JSON.stringify(described?.enum?.[0] ?? described?.const)}`;
}

function meant(word: string, words: readonly string[]): string {
  const likely = nearest(word, words);
  return likely === undefined ? '' : `Probably meant: ${likely}. `;
}

type Explain = (
  error: ErrorObject,
  key: string,
  value: unknown,
) => Omit<Explanation, 'path'>;

/** What to write instead of a key that was removed. */
const RENAMED: Readonly<Record<string, string>> = {
  versions:
    'Write ran: [...] for what samples and labs ran on, and read: [...] for what was only read about.',
};

function remedyForUnknown(key: string): string {
  const likely = meant(key, [...KEYS, ...UPSTREAM_KEYS]);
  return RENAMED[key] ?? `${likely}Rename the key or delete its line.`;
}

const explainers: Record<string, Explain> = {
  additionalProperties: (error) => {
    const key = String(error.params['additionalProperty']);
    return {
      rule: 'front-matter/unknown-key',
      message: `Neither Docusaurus nor this site reads the key "${key}".`,
      remedy: remedyForUnknown(key),
    };
  },
  enum: (error, key, value) => {
    const allowed = error.params['allowedValues'] as string[];
    return {
      rule: 'front-matter/value',
      message: `${key} is ${JSON.stringify(value)}, which isn't one of ${allowed.join(', ')}.`,
      remedy: `${meant(String(value), allowed)}Write one of the allowed values.`,
    };
  },
  const: (error, key, value) => ({
    rule: 'front-matter/value',
    message: `${key} is ${JSON.stringify(value)}; the only right value is ${JSON.stringify(error.params['allowedValue'])}.`,
    remedy: `Write ${key}: ${JSON.stringify(error.params['allowedValue'])}, or delete the line.`,
  }),
  pattern: (_, key, value) => ({
    rule: 'front-matter/format',
    message: `${key} holds ${JSON.stringify(value)}, which has the wrong form. ${describeKey(key)?.description ?? ''}`,
    remedy: `Write it like ${example(key)}`,
  }),
  type: (error, key, value) => ({
    rule: 'front-matter/type',
    message: `${key} is ${JSON.stringify(value)}, which isn't of type ${String(error.params['type'])}.`,
    remedy: `Write it like ${example(key)}`,
  }),
};

const LIMITS: Record<string, string> = {
  minLength: 'at least # characters',
  maxLength: 'at most # characters',
  minItems: 'at least # entries',
  maxItems: 'at most # entries',
  minProperties: 'at least # entry',
  maxProperties: 'at most # entry',
  uniqueItems: 'no entry twice',
};

const explainLimit: Explain = (error, key, value) => {
  const limit = (LIMITS[error.keyword] ?? error.message ?? error.keyword).replace(
    '#',
    String(error.params['limit']),
  );
  const has = typeof value === 'string' ? ` (it has ${[...value].length})` : '';
  return {
    rule: 'front-matter/limit',
    severity: 'warning',
    message: `${key} must have ${limit}${has}. ${describeKey(key)?.description ?? ''}`,
    remedy: `Change it to fit, as in ${example(key)}`,
  };
};

/**
 * Explains which keys the front matter lacks, in one message. Docusaurus needs none of them.
 *
 * @param keys - at least one
 */
export function explainMissing(keys: readonly string[]): Explanation {
  const listed = keys.map((key) => `"${key}"`).join(', ');
  const [only, ...others] = keys;
  const purpose = others.length === 0 ? describeKey(only ?? '')?.description : undefined;
  return {
    rule: 'front-matter/missing-key',
    severity: 'warning',
    path: [],
    message: purpose
      ? `The key ${listed} is missing. ${purpose}`
      : `The keys ${listed} are missing.`,
    remedy: `Add to the front matter, for example:\n${keys.map((key) => `    ${example(key)}`).join('\n')}`,
  };
}

/** Steps of a JSON pointer, with array indexes as numbers. */
function readPointer(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * Explains a schema error: what's wrong, what would be right, and how to fix it.
 *
 * @param error - as reported by ajv, with `verbose` on
 */
export function explain(error: ErrorObject): Explanation {
  const path = readPointer(error.instancePath);
  const key = String(path[0] ?? '');
  const explained = (explainers[error.keyword] ?? explainLimit)(error, key, error.data);
  const extra = error.params['additionalProperty'] as string | undefined;
  return { ...explained, path: extra === undefined ? path : [...path, extra] };
}
