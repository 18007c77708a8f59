import { PGlite } from '@electric-sql/pglite';
import { parse } from 'libpg-query';

import { lineAt, type Checker, type Job, type Outcome } from '../run/checker.ts';
import {
  CREATES_EXTENSION,
  findMeantExtension,
  readExtensions,
} from './sql/extensions.ts';
import { formatPsqlTable } from './sql/formatPsqlTable.ts';

type Result = Awaited<ReturnType<PGlite['exec']>>[number];

/** int8, int2, int4, oid, float4, float8, money, numeric: psql right-aligns them. */
const NUMBERS = new Set([20, 21, 23, 26, 700, 701, 790, 1700]);

/** With PostgreSQL's default of 128 MB, creating a database takes 790 MB of memory instead of 610. */
const SMALL = ['--set', 'shared_buffers=4MB'];
/** The default, which decides what a plan shows as hit or read. */
const AS_USUAL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=128MB'];

/** An empty database as an archive: copying it takes a fifth of the time of creating one. */
async function makeEmpty(): Promise<Blob> {
  const database = await PGlite.create({ initDbStartParams: SMALL });
  const dump = await database.dumpDataDir('none');
  await database.close();
  return dump;
}

/** Splits a script as psql does, so that each statement runs in its own transaction. */
async function splitStatements(
  code: string,
): Promise<{ text: string; offset: number }[]> {
  const { stmts } = (await parse(code)) as {
    stmts: { stmt_location?: number; stmt_len?: number }[];
  };
  const bytes = Buffer.from(code);
  return stmts.map(({ stmt_location: start = 0, stmt_len: length }) => {
    const end = length === undefined ? bytes.length : start + length;
    const text = bytes.subarray(start, end).toString();
    return { text, offset: bytes.subarray(0, start).toString().length };
  });
}

/** Returns values as the server formats them, rather than as JavaScript would. */
function asText(database: PGlite) {
  const types = Object.keys((database as unknown as { parsers: object }).parsers);
  const parsers = Object.fromEntries(types.map((key) => [key, (value: string) => value]));
  return { rowMode: 'array', parsers } as const;
}

function formatResult({ fields, rows }: Result): string {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    isNumber: NUMBERS.has(dataTypeID),
  }));
  return formatPsqlTable(columns, rows as unknown as (string | null)[][]);
}

/** An error of the server (`position`, in the statement) or of the parser (in the whole script). */
type SqlError = Error & {
  readonly position?: string;
  readonly sqlDetails?: { readonly cursorPosition: number };
};

/** What a script uses without creating it, such as a reader's table. */
const UNRESOLVED =
  /^(relation|table|index|view|materialized view|sequence|function|type|schema|extension|role) "?([^"]+)"? (?:does not exist|is not available)/;

/** Views of extensions that a server has to be started with, so that notes don't create them. */
const EXTENSION_VIEW = /^pg_(?:stat_statements(?:_info)?|buffercache)$/;

function toOutcome(error: unknown, code: string, offset: number): Outcome {
  const { message, position, sqlDetails } = error as SqlError;
  const inStatement = Math.max(0, Number(position ?? 1) - 1);
  const line = lineAt(code, sqlDetails?.cursorPosition ?? offset + inStatement);
  const [, kind, name = ''] = UNRESOLVED.exec(message) ?? [];
  const likely = kind === 'extension' ? findMeantExtension(name) : undefined;
  const unresolved = kind ? { name, likely } : undefined;
  const found = { line, message: `ERROR:  ${message}`, unresolved };
  const depth = sqlDetails ? 'parsed' : 'run';
  return { depth, errors: [found], output: found.message };
}

async function run(database: PGlite, code: string): Promise<Outcome> {
  let output: string | undefined;
  let offset = 0;
  try {
    for (const statement of await splitStatements(code)) {
      offset = statement.offset;
      const results = await database.exec(statement.text, asText(database));
      const shown = results.findLast(({ fields }) => fields.length > 0);
      if (shown) output = formatResult(shown);
    }
    return { depth: 'run', errors: [], output };
  } catch (error) {
    await database.exec('rollback').catch(() => undefined);
    return toOutcome(error, code, offset);
  }
}

/** PostgreSQL executes SQL: the fences of a page in order, in a fresh database. */
const check: Checker = async () => {
  const archive = await makeEmpty();
  // A sample could write and load a library with JavaScript in it, which PGlite would
  // evaluate with the privileges of this process.
  globalThis.eval = () => {
    throw new Error("extensions can't load JavaScript");
  };
  let current:
    { readonly job: Job; readonly database: PGlite; lacks?: string } | undefined;
  return async ({ code }, job) => {
    if (current?.job !== job) {
      void current?.database.close().catch(() => undefined);
      const isExtended = job.samples.some((one) => CREATES_EXTENSION.test(one.code));
      const extensions = isExtended ? readExtensions() : {};
      const database = await PGlite.create({
        loadDataDir: archive,
        startParams: AS_USUAL,
        extensions,
      });
      current = { job, database };
    }
    const outcome = await run(current.database, code);
    const [error] = outcome.errors;
    const { name, likely } = error?.unresolved ?? {};
    if (!likely && error?.message.endsWith('is not available')) current.lacks ??= name;
    // Whatever fails from here on may need the extension.
    const lacks = name && EXTENSION_VIEW.test(name) ? name : current.lacks;
    if (!error || !lacks || outcome.depth === 'parsed') return outcome;
    return { depth: 'parsed', errors: [], missing: { tool: `PostgreSQL with ${lacks}` } };
  };
};

export default check;
