import type { ErrorObject } from 'ajv';

import { closestMatch, didYouMean } from 'mdx-source/problems';
import { exampleOf, type Key, KEYS } from './schema.ts';
import type { Cause } from '../problems/ungraded.ts';

/** What a value should be, by its type in the schema. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'a list of strings',
  object: 'keys with strings',
};

/** Says what the schema has against the value of a key. */
export function explainSchemaError(
  key: string,
  value: unknown,
  { keyword, data }: ErrorObject,
): Cause {
  const { enum: allowed = [], type, description, maxLength } = KEYS[key] as Key;
  const shown = JSON.stringify(value);
  const remedy = `Write it like ${exampleOf(key)}`;
  if (keyword === 'enum') {
    return {
      rule: 'front-matter/value',
      message: `${key} is ${shown}, which isn't one of ${allowed.join(', ')}.`,
      remedy: `${didYouMean(closestMatch(String(value), allowed))}Write one of the allowed values.`,
    };
  }
  if (keyword === 'pattern')
    return {
      rule: 'front-matter/format',
      message: `${key} holds ${JSON.stringify(data)}, which has the wrong form. ${description}`,
      remedy,
    };
  if (keyword === 'maxLength')
    return {
      rule: 'front-matter/limit',
      message: `${key} has ${[...String(value)].length} characters; lists, search and previews have room for ${maxLength}.`,
      remedy: 'Shorten it.',
    };
  return {
    rule: 'front-matter/type',
    message: `${key} is ${shown}, which isn't ${TYPES[String(type)] ?? 'text'}.`,
    remedy,
  };
}
