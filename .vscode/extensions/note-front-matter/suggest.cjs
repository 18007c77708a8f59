'use strict';

/** Last line of the front matter, or -1 when the text has none. */
function endOfFrontMatter(lines) {
  return lines[0] === '---' ? lines.indexOf('---', 1) : -1;
}

function suggestKeys({ properties }, lines, end) {
  const used = new Set(lines.slice(1, end).map((line) => line.split(':')[0]));
  return Object.entries(properties)
    .filter(([key]) => !used.has(key))
    .map(([key, { description }]) => ({
      label: key,
      text: `${key}: `,
      detail: description,
    }));
}

function valuesOf({ const: only, enum: all, items, examples }) {
  if (only !== undefined) return [only];
  return all ?? items?.enum ?? examples ?? [];
}

function write(value) {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? `[${value.join(', ')}]` : JSON.stringify(value);
}

function suggestValues(property) {
  return valuesOf(property).map((value) => ({
    label: write(value),
    text: write(value),
    detail: property.description,
  }));
}

/**
 * The schema with what posts may name under a key.
 *
 * @param schema - the JSON Schema of the front matter
 * @param key - `tags` or `authors`
 * @param yaml - text of `blog/tags.yml` or `blog/authors.yml`; each of its keys may be named
 */
exports.withListed = (schema, key, yaml) => {
  const listed = [...yaml.matchAll(/^([\w-]+):/gm)].map(([, name]) => [name]);
  const { properties } = schema;
  return {
    ...schema,
    properties: { ...properties, [key]: { ...properties[key], examples: listed } },
  };
};

/**
 * What may be written at a place of a note: keys that are not there yet, or values of the key.
 *
 * @param schema - the JSON Schema of the front matter
 * @param lines - of the document
 * @param line - of the cursor, from 0
 * @param character - of the cursor, from 0
 */
exports.suggest = (schema, lines, line, character) => {
  const end = endOfFrontMatter(lines);
  if (line < 1 || line >= end) return [];
  const before = lines[line].slice(0, character);
  const key = /^(\w+):\s/.exec(before)?.[1];
  if (key === undefined)
    return /^\w*$/.test(before) ? suggestKeys(schema, lines, end) : [];
  return Object.hasOwn(schema.properties, key)
    ? suggestValues(schema.properties[key])
    : [];
};
