import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { parse } from 'libpg-query';

import { lineAt, type Checker, type Job, type Outcome } from '../checker.ts';
import { psqlTable } from './psqlTable.ts';

type Result = Awaited<ReturnType<PGlite['exec']>>[number];

/** int8, int2, int4, oid, float4, float8, money, numeric: psql right-aligns them. */
const NUMBERS = new Set([20, 21, 23, 26, 700, 701, 790, 1700]);

async function makeEmpty(file: string): Promise<void> {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('none');
  await database.close();
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, Buffer.from(await dump.arrayBuffer()));
  await rename(fresh, file);
}

/** An empty database as a file: copying it takes a fifth of the time of creating one. */
async function readEmpty(cacheFolder: string): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = path.join(path.dirname(entry), '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const file = path.join(cacheFolder, `postgres-${version}.tar`);
  if (!existsSync(file)) await makeEmpty(file);
  return new Blob([await readFile(file)]);
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
  const known = Object.keys((database as unknown as { parsers: object }).parsers);
  const parsers = Object.fromEntries(known.map((key) => [key, (value: string) => value]));
  return { rowMode: 'array', parsers } as const;
}

function draw({ fields, rows }: Result): string {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    isNumber: NUMBERS.has(dataTypeID),
  }));
  return psqlTable(columns, rows as unknown as (string | null)[][]);
}

function explain(error: unknown, code: string, offset: number): Outcome {
  const { message, position } = error as { message: string; position?: string };
  const line = lineAt(code, offset + Math.max(0, Number(position ?? 1) - 1));
  const finding = { line, message: `ERROR:  ${message}` };
  return { depth: 'run', findings: [finding], output: finding.message };
}

async function run(database: PGlite, code: string): Promise<Outcome> {
  let output: string | undefined;
  let offset = 0;
  try {
    for (const statement of await splitStatements(code)) {
      offset = statement.offset;
      const results = await database.exec(statement.text, asText(database));
      const shown = results.findLast(({ fields }) => fields.length > 0);
      if (shown) output = draw(shown);
    }
    return { depth: 'run', findings: [], output };
  } catch (error) {
    await database.exec('rollback').catch(() => undefined);
    return explain(error, code, offset);
  }
}

/** PostgreSQL executes SQL: the fences of a page in order, in a fresh database. */
const check: Checker = async (_jobs, { cacheFolder }) => {
  const empty = await readEmpty(cacheFolder);
  // A sample could write and load a library with JavaScript in it, which PGlite would
  // evaluate with the privileges of this process.
  globalThis.eval = () => {
    throw new Error('a library may not bring JavaScript along');
  };
  let current: { readonly job: Job; readonly database: PGlite } | undefined;
  return async ({ code }, job) => {
    if (current?.job !== job) {
      void current?.database.close().catch(() => undefined);
      current = { job, database: await PGlite.create({ loadDataDir: empty }) };
    }
    return run(current.database, code);
  };
};

export default check;
