import {
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
  type ParseOptions,
} from 'jsonc-parser';

import { createChecker, lineAt, type SampleError } from '../checker.ts';

const STRICT: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const WITH_COMMENTS: ParseOptions = { disallowComments: false, allowTrailingComma: true };

function describe(code: string, { error, offset }: ParseError): SampleError {
  const line = lineAt(code, offset);
  const allowed = 'or write jsonc as the language if what reads the file allows';
  const name = printParseErrorCode(error);
  if (name === 'InvalidCommentToken') {
    const message = "Comments aren't allowed in JSON.";
    return { line, message, remedy: `Take the comment out, ${allowed} comments.` };
  }
  // Such as PropertyNameExpected.
  const what = name.replace(/\B[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
  const at = offset < code.length ? `"${code[offset]}"` : 'the end';
  const message = `Not JSON: ${what} at ${at}`;
  const isTrailing =
    code[offset] !== '.' && code.slice(0, offset).trimEnd().endsWith(',');
  if (!isTrailing) return { line, message: `${message}.` };
  const remedy = `Delete the comma, ${allowed} it.`;
  return { line, message: `${message}, after a trailing comma.`, remedy };
}

/**
 * Finds duplicate keys of an object: the last one silently wins, so one of them is a
 * mistake.
 */
function findDuplicates(code: string, node: Node | undefined): SampleError[] {
  const keys = new Set<string>();
  return (node?.children ?? []).flatMap((child) => {
    const inner = findDuplicates(code, child);
    const key =
      child.type === 'property' ? String(child.children?.[0]?.value) : undefined;
    if (key === undefined || !keys.has(key)) return (keys.add(key ?? ''), inner);
    const message = `The key "${key}" occurs twice in one object.`;
    return [{ line: lineAt(code, child.offset), message }, ...inner];
  });
}

/** Parses JSON, and JSON with comments. */
export default createChecker('parsed', ({ code, language }) => {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, language === 'json' ? STRICT : WITH_COMMENTS);
  // One mistake causes several parse errors; the first has the right position.
  const [first] = errors.map((error) => describe(code, error));
  return [...(first ? [first] : []), ...findDuplicates(code, tree)];
});
