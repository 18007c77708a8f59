import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { parse } from 'libpg-query';

import type { Sample } from '../fences/index.ts';
import type { Checker, Job, Outcome, Progress, Surroundings } from '../checker.ts';
import { lineAt } from '../lineAt.ts';
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
async function readEmpty({ cacheFolder }: Surroundings): Promise<Blob> {
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

const OUT_OF_STEP =
  'After this statement the database no longer returns correct results; what follows cannot be checked.';

let asked = 0;

/**
 * Whether answers still belong to their queries. After some statements, such as COPY to a
 * program, every later answer belongs to an earlier query.
 */
async function isInStep(database: PGlite): Promise<boolean> {
  const question = `question ${(asked += 1)}`;
  try {
    const answers = await database.exec(`select '${question}' as answer`);
    return answers.length === 1 && answers[0]?.rows[0]?.['answer'] === question;
  } catch {
    return false;
  }
}

/** A sample's outcome, and whether its database can still be used. */
type Run = { readonly outcome: Outcome; readonly isInStep: boolean };

/** Offset of the statement itself; the parser includes the white space before it. */
function startOf({ text, offset }: { text: string; offset: number }): number {
  return offset + text.length - text.trimStart().length;
}

async function run(database: PGlite, { code }: Sample): Promise<Run> {
  let output: string | undefined;
  let offset = 0;
  try {
    for (const statement of await splitStatements(code)) {
      offset = statement.offset;
      const results = await database.exec(statement.text, asText(database));
      const shown = results.findLast(({ fields }) => fields.length > 0);
      if (shown) output = draw(shown);
      if (await isInStep(database)) continue;
      const finding = { line: lineAt(code, startOf(statement)), message: OUT_OF_STEP };
      return { outcome: { depth: 'run', findings: [finding] }, isInStep: false };
    }
    return { outcome: { depth: 'run', findings: [], output }, isInStep: true };
  } catch (error) {
    await database.exec('rollback').catch(() => undefined);
    const outcome = explain(error, code, offset);
    return { outcome, isInStep: await isInStep(database) };
  }
}

/**
 * Disables `eval` while samples run: a sample could write and load a library with
 * JavaScript in it, which PGlite would evaluate with the privileges of this process.
 */
async function withoutEval(work: () => Promise<void>): Promise<void> {
  const { eval: kept } = globalThis;
  globalThis.eval = () => {
    throw new Error('a library may not bring JavaScript along');
  };
  try {
    await work();
  } finally {
    globalThis.eval = kept;
  }
}

/** Runs the fences of one page in order, in one fresh database. */
async function checkJob(
  { samples }: Job,
  empty: Blob,
  { begin, end }: Progress,
): Promise<void> {
  let culprit: Sample | undefined;
  const database = await PGlite.create({ loadDataDir: empty });
  for (const sample of samples) {
    begin(sample);
    if (culprit) {
      const unchecked = `the sample at line ${culprit.line} left its database unable to answer`;
      end(sample, { depth: 'parsed', findings: [], unchecked });
      continue;
    }
    const { outcome, isInStep } = await run(database, sample);
    if (!isInStep) culprit = sample;
    end(sample, outcome);
  }
  // A database that's out of step may not close either; it ends with its process.
  if (!culprit) await database.close();
}

/** PostgreSQL executes SQL, each page in its own database. */
const check: Checker = async (jobs, surroundings, progress) => {
  const empty = await readEmpty(surroundings);
  await withoutEval(async () => {
    for (const job of jobs) await checkJob(job, empty, progress);
  });
};

export default check;
