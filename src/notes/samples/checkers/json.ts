import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
  type ParseOptions,
} from 'jsonc-parser';

import type { Sample } from '../fences/index.ts';
import type { Finding } from '../checker.ts';
import { eachSample } from '../eachSample.ts';
import { lineAt } from '../lineAt.ts';

const STRICT: ParseOptions = { disallowComments: true, allowTrailingComma: false };
const WITH_COMMENTS: ParseOptions = { disallowComments: false, allowTrailingComma: true };

function describe(code: string, { error, offset }: ParseError): Finding {
  return {
    line: lineAt(code, offset),
    message: `Not JSON: ${printParseErrorCode(error)}.`,
  };
}

/** Keys that an object holds twice: the last one wins without a word, so one of them is a mistake. */
function findDuplicates(code: string, node: Node | undefined): Finding[] {
  const keys = new Set<string>();
  return (node?.children ?? []).flatMap((child) => {
    const inner = findDuplicates(code, child);
    const key =
      child.type === 'property' ? String(child.children?.[0]?.value) : undefined;
    if (key === undefined || !keys.has(key)) return (keys.add(key ?? ''), inner);
    const message = `The key "${key}" stands twice in one object.`;
    return [{ line: lineAt(code, child.offset), message }, ...inner];
  });
}

function makeAjv(schema: unknown): Ajv {
  const dialect = (schema as { $schema?: unknown }).$schema;
  const options = { strict: false, allErrors: true, validateFormats: false };
  const isOld = typeof dialect === 'string' && dialect.includes('draft-07');
  return isOld ? new Ajv(options) : new Ajv2020(options);
}

function compile(schema: object): ValidateFunction {
  const validate = makeAjv(schema).compile(schema);
  // Its answer is a promise, which holds for every document.
  if ('$async' in validate)
    throw new Error('The schema has $async, which JSON Schema has not.');
  return validate;
}

function describeMismatch({ instancePath, message }: ErrorObject): Finding {
  return {
    line: 0,
    message: `Against its schema: ${instancePath || 'the root'} ${message}.`,
  };
}

function findMismatches(value: unknown, title: string, context: readonly Sample[]) {
  const schema = context.find(({ meta }) => meta.title === title);
  if (!schema) {
    const message = `The note has no fence with title="${title}", the schema of this sample.`;
    return [{ line: 0, message }];
  }
  const parsed: unknown = JSON.parse(schema.code);
  const validate = compile(parsed as object);
  return validate(value) ? [] : (validate.errors ?? []).map(describeMismatch);
}

function isJsonSchema(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return false;
  return String(value.$schema).includes('json-schema.org');
}

/** JSON is parsed; a JSON Schema is compiled, and `schema="x.json"` is held against that fence. */
export default eachSample(({ code, language, meta }, { context }) => {
  const errors: ParseError[] = [];
  const tree = parseTree(code, errors, language === 'json' ? STRICT : WITH_COMMENTS);
  const findings = [
    // One slip makes the parser stumble several times; the first says where.
    ...errors.slice(0, 1).map((error) => describe(code, error)),
    ...findDuplicates(code, tree),
  ];
  if (findings.length > 0 || language !== 'json') return { depth: 'parsed', findings };
  const value: unknown = JSON.parse(code);
  if (isJsonSchema(value)) compile(value);
  const mismatches =
    meta.schema === undefined ? [] : findMismatches(value, meta.schema, context);
  return { depth: 'parsed', findings: mismatches };
});
