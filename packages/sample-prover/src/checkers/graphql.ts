import {
  buildASTSchema,
  concatAST,
  GraphQLError,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  parse,
  validate,
  validateSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';

import type { Sample } from '../read/readSamples.ts';
import type { Checker, SampleError, Job, Outcome } from '../run/checker.ts';

const NO_ROOT = 'Query root type must be provided.';

function toError({ message, locations }: GraphQLError): SampleError {
  return { line: locations?.[0]?.line ?? 0, message };
}

function holdsTypes({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (one) => isTypeSystemDefinitionNode(one) || isTypeSystemExtensionNode(one),
  );
}

/**
 * A page's schemas, newest first. A fence extends the newest, or begins another.
 */
type Schemas = DocumentNode[];

function build(document: DocumentNode): GraphQLSchema {
  return buildASTSchema(document, { assumeValidSDL: true });
}

/** Adds a fence of type definitions, and returns what's wrong with it. */
function addTypes(document: DocumentNode, schemas: Schemas): readonly GraphQLError[] {
  const [last] = schemas;
  const joined = last && concatAST([last, document]);
  const isExtended = joined !== undefined && validateSDL(joined).length === 0;
  const errors = isExtended ? [] : validateSDL(document);
  if (errors.length > 0) return errors;
  const whole = isExtended ? joined : document;
  schemas.splice(0, isExtended ? 1 : 0, whole);
  return validateSchema(build(whole)).filter(({ message }) => message !== NO_ROOT);
}

/** Lacks everything that an operation uses. */
const EMPTY = build(parse('schema{query:A mutation:A subscription:A} type A{_:ID}'));
const NOT_DEFINED = /^(?:Cannot query field|Unknown type) "(\w+)"/;

function checkOperation(document: DocumentNode, schemas: Schemas): Outcome {
  const reports = schemas.map((schema) => validate(build(schema), document));
  const [nearest] = reports;
  if (!nearest) {
    const message = 'The page has no schema to validate this operation against.';
    const errors = validate(EMPTY, document).flatMap((error) => {
      const [, name] = NOT_DEFINED.exec(error.message) ?? [];
      return name ? { ...toError(error), message, unresolved: { name } } : [];
    });
    return { depth: 'parsed', errors };
  }
  const fits = reports.some((errors) => errors.length === 0);
  return { depth: 'compiled', errors: fits ? [] : nearest.map(toError) };
}

function readFence({ code }: Sample, schemas: Schemas): Outcome | DocumentNode {
  try {
    const document = parse(code);
    if (!holdsTypes(document)) return document;
    return { depth: 'compiled', errors: addTypes(document, schemas).map(toError) };
  } catch (error) {
    const found =
      error instanceof GraphQLError
        ? toError(error)
        : { line: 0, message: String(error) };
    return { depth: 'parsed', errors: [found] };
  }
}

/** What the fences of a page say; operations are validated later. */
function readFences({ samples }: Job) {
  const schemas: Schemas = [];
  return { schemas, read: new Map(samples.map((one) => [one, readFence(one, schemas)])) };
}

/**
 * The page's fences with type definitions form its schema, and its operations, which may
 * come before their schema, are validated against it.
 */
const check: Checker = (jobs) => {
  const pages = new Map(jobs.map((job) => [job, readFences(job)]));
  return (sample, job) => {
    const { schemas, read } = pages.get(job) ?? readFences(job);
    const content = read.get(sample) ?? readFence(sample, schemas);
    return 'kind' in content ? checkOperation(content, schemas) : content;
  };
};

export default check;
