import { parse, type Node } from 'acorn';
import { simple } from 'acorn-walk';

type Loop = Node & { body: Node };
type Insertion = { readonly at: number; readonly text: string };

function guard({ body }: Loop, call: string): Insertion[] {
  return body.type === 'BlockStatement'
    ? [{ at: body.start + 1, text: `${call};` }]
    : [
        { at: body.start, text: `{${call};` },
        { at: body.end, text: '}' },
      ];
}

/**
 * Inserts a call at the start of each loop's body, so that an infinite loop can be stopped from inside:
 * the page can't interrupt a script of a frame that shares its process.
 *
 * @param code - a script without JSX or types
 * @param call - the expression to evaluate on each iteration, such as `tick()`
 * @returns the same script, guarded
 * @throws SyntaxError if the script doesn't parse
 */
export function guardLoops(code: string, call: string): string {
  const insertions: Insertion[] = [];
  const visit = (node: Node) => {
    insertions.push(...guard(node as Loop, call));
  };
  simple(parse(code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true }), {
    ForStatement: visit,
    ForInStatement: visit,
    ForOfStatement: visit,
    WhileStatement: visit,
    DoWhileStatement: visit,
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at),
      code,
    );
}
