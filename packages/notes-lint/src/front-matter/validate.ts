import { Ajv2020 } from 'ajv/dist/2020.js';
import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml';

import { type Fault, type Page, splitFrontMatter } from 'mdx-source';
import { explain, type Explanation } from './explain.ts';
import { checkCalendar } from './checkCalendar.ts';
import { schema } from './schema.ts';

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

/** One message per cause: a misspelt key is also missing, and a wrong date also has the wrong form. */
function withoutEchoes(found: readonly Explanation[]): Explanation[] {
  const meant = found.flatMap(({ rule, remedy }) =>
    rule === 'front-matter/unknown-key'
      ? (/^Probably meant: ([\w-]+)\./.exec(remedy)?.[1] ?? [])
      : [],
  );
  const wrongDays = found.flatMap(({ rule, path }) =>
    rule === 'front-matter/calendar' ? path : [],
  );
  return found.filter(({ rule, message, path }) => {
    if (rule === 'front-matter/missing-key') {
      return !meant.some((key) => message.includes(`"${key}"`));
    }
    return rule === 'front-matter/calendar' || !wrongDays.includes(path[0] ?? '');
  });
}

/**
 * Validates a note's front matter against the schema.
 *
 * @returns all faults, each on the line of its key; a missing key is reported on line 1
 */
export function validateFrontMatter(note: Page): Fault[] {
  const lineOf = keyLines(note.source);
  validateSchema(note.frontMatter);
  const explained = (validateSchema.errors ?? []).flatMap(
    (error) => explain(error) ?? [],
  );
  const found = withoutEchoes([...explained, ...checkCalendar(note.frontMatter)]);
  return found.map(({ path, ...rest }) => ({
    file: note.file,
    line: lineOf(path),
    severity: 'error',
    ...rest,
  }));
}
