import {
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
  type ParseOptions,
} from 'jsonc-parser';

import { createChecker, lineAt, type SampleError } from '../run/checker.ts';

const STRICT: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const WITH_COMMENTS: ParseOptions = { disallowComments: false, allowTrailingComma: true };

/** Files with comments by convention: of TypeScript, VS Code, dev containers and Oxlint. */
const COMMENTED =
  /(?:^|\/)(?:(?:tsconfig|jsconfig)[\w.-]*|devcontainer|\.oxlintrc)\.json$|\.vscode\//;

function toError(code: string, { error, offset }: ParseError): SampleError {
  const name = printParseErrorCode(error); // such as PropertyNameExpected
  const what = name.replace(/\B[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
  const at = offset < code.length ? `"${code[offset]}"` : 'the end';
  return { line: lineAt(code, offset), message: `Not JSON: ${what} at ${at}.` };
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
export default createChecker('parsed', ({ code, language, meta }) => {
  const errors: ParseError[] = [];
  const isStrict = language === 'json' && !COMMENTED.test(meta.title ?? '');
  const tree = parseTree(code, errors, isStrict ? STRICT : WITH_COMMENTS);
  // One mistake causes several parse errors; the first has the right position.
  const [first] = errors.map((error) => toError(code, error));
  return [...(first ? [first] : []), ...findDuplicates(code, tree)];
});
