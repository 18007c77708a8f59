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

import type { Sample } from '../fences/index.ts';
import type { Checker, Finding, Job, Outcome, Progress } from '../checker.ts';

const NO_ROOT = 'Query root type must be provided.';

function describe({ message, locations }: GraphQLError): Finding {
  return { line: locations?.[0]?.line ?? 0, message };
}

function holdsTypes({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (one) => isTypeSystemDefinitionNode(one) || isTypeSystemExtensionNode(one),
  );
}

/** The schemas of a note: a fence extends the one before it, or begins one of its own. */
class Schemas {
  readonly #documents: DocumentNode[] = [];

  /** Takes up a fence of type definitions, and says what is wrong with it. */
  add(document: DocumentNode): readonly GraphQLError[] {
    const last = this.#documents.at(-1);
    const joined = last && concatAST([last, document]);
    if (joined && validateSDL(joined).length === 0) {
      this.#documents[this.#documents.length - 1] = joined;
      return this.#findFaults(joined);
    }
    const errors = validateSDL(document);
    if (errors.length > 0) return errors;
    this.#documents.push(document);
    return this.#findFaults(document);
  }

  #findFaults(document: DocumentNode): readonly GraphQLError[] {
    const schema = buildASTSchema(document, { assumeValidSDL: true });
    return validateSchema(schema).filter(({ message }) => message !== NO_ROOT);
  }

  all(): GraphQLSchema[] {
    const build = (one: DocumentNode) => buildASTSchema(one, { assumeValidSDL: true });
    return this.#documents.map(build).reverse();
  }
}

function checkOperation(document: DocumentNode, schemas: Schemas): Outcome {
  const reports = schemas.all().map((schema) => validate(schema, document));
  const [nearest] = reports;
  if (!nearest) {
    const message = 'The note holds no schema to validate this operation against.';
    const remedy = 'Show the types it uses in a graphql fence of the same note.';
    return { depth: 'parsed', findings: [{ line: 0, message, remedy }] };
  }
  const fits = reports.some((errors) => errors.length === 0);
  return { depth: 'compiled', findings: fits ? [] : nearest.map(describe) };
}

function readFence({ code }: Sample, schemas: Schemas): Outcome | DocumentNode {
  try {
    const document = parse(code);
    if (!holdsTypes(document)) return document;
    return { depth: 'compiled', findings: schemas.add(document).map(describe) };
  } catch (error) {
    const finding =
      error instanceof GraphQLError
        ? describe(error)
        : { line: 0, message: String(error) };
    return { depth: 'parsed', findings: [finding] };
  }
}

/** The types of all fences first, then the operations: they may stand above their schema. */
function checkJob({ samples }: Job, job: number, { begin, end }: Progress): void {
  const schemas = new Schemas();
  const read = samples.map((sample, place) => {
    begin([job, place]);
    return readFence(sample, schemas);
  });
  for (const [place, one] of read.entries()) {
    begin([job, place]);
    end([job, place], 'kind' in one ? checkOperation(one, schemas) : one);
  }
}

/** The fences with type definitions are the note's schema; its operations are validated by it. */
export default {
  check: (jobs, _surroundings, progress) => {
    jobs.forEach((job, place) => checkJob(job, place, progress));
    return Promise.resolve();
  },
} satisfies Checker;
