#!/usr/bin/env node
// Stands in for the program `schema-engine`, which Prisma's command line downloads and starts for `migrate` and `db`.
// The machine of these labs cannot reach the host it comes from. This is the same engine, of the same commit, compiled
// to WebAssembly (@prisma/schema-engine-wasm), behind the messages that the command line exchanges with the program.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const from = createRequire(`${process.env.PACKAGES}/`);
const { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } = from(
  '@prisma/driver-adapter-utils',
);
const { PrismaPg } = from('@prisma/adapter-pg');
const pg = from('pg');
const { parseIntoClientConfig } = from('pg-connection-string');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datasource: { type: 'string' },
    datamodels: { type: 'string', multiple: true },
  },
});
const { url } = JSON.parse(values.datasource ?? '{}');
// One connection, as the program has: its advisory lock belongs to the connection.
const config = { ...(url && parseIntoClientConfig(url)), max: 1 };
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const clients = [];

/** The statements of a script; the adapter would cut it at each semicolon, inside of a text too. */
function statementsOf(script) {
  const token =
    /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|;/g;
  const ends = [...script.matchAll(token)]
    .filter(([found]) => found === ';')
    .map(({ index }) => index + 1);
  return [...ends, script.length]
    .map((end, at) => script.slice(ends[at - 1] ?? 0, end))
    .filter((part) => part.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '');
}

/**
 * A connection that sends the statements of a script one by one, as the program of 7.10 does. A script that its
 * parser does not understand the program sends whole; this does not.
 */
async function connect(options) {
  const adapter = await new PrismaPg(options).connect();
  const client = adapter.underlyingDriver();
  clients.push(client);
  // The adapter knows no "char" (18), the type of one letter in PostgreSQL's own tables, which only the engine reads.
  const ask = client.query.bind(client);
  let letters = [];
  client.query = async (...given) => {
    const result = await ask(...given);
    letters = (result.fields ?? []).map(({ dataTypeID }) => dataTypeID === 18);
    for (const [at, isLetter] of letters.entries())
      if (isLetter) result.fields[at].dataTypeID = 1042;
    return result;
  };
  const read = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (query) => {
    const result = await read(query);
    for (const [at, isLetter] of letters.entries())
      if (isLetter) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
  adapter.executeScript = async (script) => {
    for (const statement of statementsOf(script)) {
      await client.query(statement).catch((error) => adapter.onError(error));
    }
  };
  return adapter;
}

const factory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => connect(config),
  async connectToShadowDb() {
    const admin = await connect(config);
    const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
    await admin.executeScript(`CREATE DATABASE "${database}"`);
    const shadow = await connect({ ...config, database });
    const end = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await end();
      await admin.executeScript(`DROP DATABASE "${database}"`);
      await admin.dispose();
    };
    return shadow;
  },
};

if (positionals[0] === 'cli') {
  const told = (code, message) => {
    process.stderr.write(
      `head\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { error_code: code, message } })}`,
    );
    process.exit(1);
  };
  const target =
    positionals[1] === 'create-database' ? { ...config, database: 'postgres' } : config;
  const client = new pg.Client(target);
  try {
    await client.connect();
    if (positionals[1] === 'create-database') {
      await client.query(`CREATE DATABASE "${config.database}"`);
    }
    await client.end();
  } catch (error) {
    const where = `\`${config.host}:${config.port ?? 5432}\``;
    if (error.code === '3D000')
      told('P1003', `Database \`${config.database}\` does not exist`);
    else told('P1001', `Can't reach database server at ${where}`);
  }
  process.exit(0);
}

globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => console.error(message),
};
const folder = from
  .resolve('@prisma/schema-engine-wasm')
  .replace(/schema_engine\.js$/, '');
const bindings = await import(`${folder}schema_engine_bg.js`);
const module = new WebAssembly.Module(readFileSync(`${folder}schema_engine_bg.wasm`));
const { exports } = new WebAssembly.Instance(module, {
  './schema_engine_bg.js': bindings,
});
bindings.__wbg_set_wasm(exports);
exports.__wbindgen_start();

const datamodels = values.datamodels?.map((path) => [path, readFileSync(path, 'utf8')]);
const bound = bindMigrationAwareSqlAdapterFactory(factory);

let engine;
let isFresh = false;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (!method) continue; // the answer to a `print`
  try {
    engine ??= await bindings.SchemaEngine.new({ datamodels }, () => undefined, bound);
    if (isFresh && method === 'evaluateDataLoss') await engine.devDiagnostic(params);
    isFresh = false;
    const call = method === 'getDatabaseVersion' ? 'version' : method;
    let result = (await engine[call](params ?? {})) ?? null;
    if (method === 'diff' && typeof result.stdout === 'string') {
      say({
        id: 9999,
        jsonrpc: '2.0',
        method: 'print',
        params: { content: result.stdout },
      });
      result = { ...result, stdout: null };
    }
    say({ id, jsonrpc: '2.0', result });
  } catch (error) {
    say({
      id,
      jsonrpc: '2.0',
      error: {
        code: 4466,
        message: 'An error happened.',
        data: {
          is_panic: false,
          message: error.message,
          meta: null,
          error_code: error.code ?? null,
        },
      },
    });
  }
  // Once it has applied migrations, the engine finds its shadow database no more, but a new one does.
  if (method === 'applyMigrations') {
    for (const client of clients.splice(0)) if (!client.ending) void client.end();
    engine = undefined;
    isFresh = true;
  }
}
process.exit(0);
