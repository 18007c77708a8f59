import { parseMarkdownContentTitle } from '@docusaurus/utils';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml';

import { type Fault, nearest, type Page, splitFrontMatter } from 'mdx-source';
import { explain, explainMissing, type Explanation } from './explain.ts';
import { checkCalendar } from './checkCalendar.ts';
import { readFrontMatter } from './readFrontMatter.ts';
import { KEYS, schema } from './schema.ts';

const validateSchema = new Ajv2020({ allErrors: true, verbose: true }).compile(schema);

type Path = readonly (string | number)[];

/**
 * Finds the lines of keys in a note's front matter.
 *
 * @returns a function from a path in the front matter to its line in the file; 1 if
 *   there's nothing at that path
 */
export function keyLines(source: string): (path: Path) => number {
  const counter = new LineCounter();
  const document = parseDocument(splitFrontMatter(source).yaml, { lineCounter: counter });
  return (path) => {
    const parent =
      path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    const last = path.at(-1);
    const pair = isMap(parent)
      ? parent.items.find(
          (item) => isPair(item) && isScalar(item.key) && item.key.value === last,
        )
      : undefined;
    const node = pair?.key ?? document.getIn(path, true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return offset === undefined ? 1 : counter.linePos(offset).line + 1;
  };
}

/** One message per cause: a misspelt key is missing too, and an impossible date has the wrong form. */
function withoutEchoes(
  errors: readonly ErrorObject[],
  impossible: readonly Explanation[],
): ErrorObject[] {
  const meant = errors.map(({ params }) => {
    const unknown = params['additionalProperty'] as string | undefined;
    return unknown && nearest(unknown, KEYS);
  });
  const dates = impossible.map(({ path }) => `/${path.join('/')}`);
  return errors.filter(({ instancePath, params }) => {
    const missing = params['missingProperty'] as string | undefined;
    return missing === undefined
      ? !dates.includes(instancePath)
      : !meant.includes(missing);
  });
}

/**
 * Validates a note's front matter against the schema.
 *
 * @returns all faults, each on the line of its key; a missing key is reported on line 1
 */
export function validateFrontMatter(note: Page): Fault[] {
  const lineOf = keyLines(note.source);
  validateSchema(readFrontMatter(note));
  const impossible = checkCalendar(note.frontMatter);
  const errors = withoutEchoes(validateSchema.errors ?? [], impossible);
  const body = note.source.split('\n').slice(note.lineOffset).join('\n');
  const { contentTitle } = parseMarkdownContentTitle(body);
  const missing = KEYS.filter(
    (key) =>
      errors.some(({ params }) => params['missingProperty'] === key) &&
      !(key === 'title' && contentTitle !== undefined),
  );
  // An `if` only repeats what its `then` says.
  const explained = errors
    .filter(({ keyword }) => keyword !== 'required' && keyword !== 'if')
    .map(explain);
  const found = [
    ...(missing.length > 0 ? [explainMissing(missing)] : []),
    ...explained,
    ...impossible,
  ];
  return found.map(({ path, ...rest }) => ({
    file: note.file,
    line: lineOf(path),
    severity: 'error',
    ...rest,
  }));
}
