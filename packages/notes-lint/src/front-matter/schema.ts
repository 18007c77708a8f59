import { readFileSync } from 'node:fs';

import { Ajv, type ErrorObject } from 'ajv';
import { parse } from 'yaml';

import { readToday } from '../dates/readToday.ts';
import { KINDS } from '../kinds/kinds.ts';
import { STATUSES } from './frontMatter.ts';

/** What a key holds, in terms of JSON Schema. */
export type Key = {
  readonly description: string;
  readonly examples: readonly [string];
  readonly enum?: readonly string[] | undefined;
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
};

type Keys = Readonly<Record<string, Key>> & { readonly description: Key };

const { properties, ...rest } = parse(
  readFileSync(new URL('schema.yml', import.meta.url), 'utf8'),
) as { readonly properties: Keys };

/** The values of keys that have a fixed set of them. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  kind: KINDS,
  status: STATUSES,
};

/** The schema of each key that an author may write. */
export const KEYS = Object.fromEntries(
  Object.entries(properties).map(([name, key]) => [name, { enum: VALUES[name], ...key }]),
) as Keys;

/** A line of front matter with a key, as an example. */
export const exampleOf = (key: string): string =>
  `${key}: ${key === 'last_verified' ? readToday() : KEYS[key]?.examples[0]}`;

const validate = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  verbose: true,
}).compile({ ...rest, properties: KEYS });

/** What the schema of {@link FrontMatter} has against a page's: the first error of each key. */
export function findSchemaErrors(front: object): ReadonlyMap<string, ErrorObject> {
  validate(front);
  const errors = (validate.errors ?? []).toReversed();
  return new Map(errors.map((one) => [one.instancePath.split('/')[1] ?? '', one]));
}

/**
 * Keys that Docusaurus reads in docs, posts and pages, so that a misspelt one is reported. They're repeated
 * here because it doesn't export its schemas; `npm run upgrading` says when those change.
 */
export const UPSTREAM_KEYS =
  `author author_image_url author_title author_url authors custom_edit_url date
  displayed_sidebar draft hide_table_of_contents hide_title id image keywords last_update mdx
  pagination_label pagination_next pagination_prev parse_number_prefixes sidebar_class_name
  sidebar_custom_props sidebar_label sidebar_position slug tags title_meta toc_max_heading_level
  toc_min_heading_level unlisted wrapperClassName`.split(/\s+/);
