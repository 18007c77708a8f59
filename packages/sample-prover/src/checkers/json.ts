import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
  type ParseOptions,
} from 'jsonc-parser';

import type { Sample } from 'mdx-source';
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

/** The JSON Schema dialect that a value declares; empty if it isn't a schema. */
function dialectOf(value: unknown): string {
  const { $schema = '' } = Object(value) as { $schema?: unknown };
  return String($schema);
}

function compile(schema: object): ValidateFunction {
  const options = { strict: false, allErrors: true, validateFormats: false };
  const isOld = dialectOf(schema).includes('draft-07');
  return (isOld ? new Ajv(options) : new Ajv2020(options)).compile(schema);
}

function describeMismatch({ instancePath, message }: ErrorObject): SampleError {
  const pointer = instancePath || 'the root';
  return { line: 0, message: `Against its schema: ${pointer} ${message}.` };
}

function findMismatches(value: unknown, title: string, context: readonly Sample[]) {
  const schema = context.find(({ meta }) => meta.title === title);
  if (!schema) {
    const message = `The page has no fence with title="${title}", the schema of this sample.`;
    return [{ line: 0, message }];
  }
  const parsed: unknown = JSON.parse(schema.code);
  const validate = compile(parsed as object);
  return validate(value) ? [] : (validate.errors ?? []).map(describeMismatch);
}

/**
 * Parses JSON and compiles JSON Schemas; a fence with `schema="x.json"` is validated
 * against that fence.
 */
export default createChecker('parsed', ({ code, language, meta }, { context }) => {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, language === 'json' ? STRICT : WITH_COMMENTS);
  const findings = [
    // One mistake causes several parse errors; the first has the right position.
    ...errors.slice(0, 1).map((error) => describe(code, error)),
    ...findDuplicates(code, tree),
  ];
  if (findings.length > 0 || language !== 'json') return findings;
  const value: unknown = JSON.parse(code);
  if (dialectOf(value).includes('json-schema.org')) compile(value as object);
  return meta.schema === undefined ? [] : findMismatches(value, meta.schema, context);
});
