// tsx drive.ts: what Prisma's client sends for a nested read, and what a transaction does with the pool.
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient as Joining } from './joining/client.ts';
import { PrismaClient } from './plain/client.ts';

const connectionString = process.env.DATABASE_URL!;
const admin = new pg.Client({ connectionString });
await admin.connect();
const part = (title: string) => console.log(`\n== ${title}`);

/** A client whose statements are printed, with something that happens after the first of them. */
function open(options: pg.PoolConfig = {}, Client: typeof PrismaClient = PrismaClient) {
  const pool = new pg.Pool({ connectionString, ...options });
  let after: (() => Promise<unknown>) | undefined;
  let isTold = false;
  pool.on('connect', (untyped: unknown) => {
    const client = untyped as { query: (...given: unknown[]) => Promise<unknown> };
    const ask = client.query.bind(client);
    client.query = async (...given) => {
      if (typeof given.at(-1) === 'function') return byCallback(given);
      const first = given[0] as string | { text?: string } | undefined;
      const text = typeof first === 'string' ? first : first?.text;
      const result = await ask(...given);
      if (isTold && typeof text === 'string') console.log(`  ${text}`);
      if (after && text?.startsWith('SELECT')) {
        const now = after;
        after = undefined;
        await now();
      }
      return result;
    };
    // The pool calls with a callback, a transaction awaits.
    const byCallback = async (given: unknown[]) => {
      const back = given.pop() as (error?: unknown, result?: unknown) => void;
      await client.query(...given).then((result) => back(undefined, result), back);
    };
  });
  const prisma = new Client({ adapter: new PrismaPg(pool) });
  return {
    prisma,
    pool,
    tell: (on: boolean) => (isTold = on),
    afterFirst: (action: () => Promise<unknown>) => (after = action),
  };
}

const id = '00000000-0000-4000-8000-000000000001';
async function refill() {
  await admin.query('DELETE FROM "Order"');
  await admin.query('INSERT INTO "Order" (id) VALUES ($1)', [id]);
  await admin.query(
    `INSERT INTO "Line" ("orderId", sku) VALUES ($1, 'mug'), ($1, 'tea')`,
    [id],
  );
}
const cancel = () => admin.query('DELETE FROM "Order" WHERE id = $1', [id]);
const shown = (order: { lines: unknown[] } | null) =>
  console.log('  result:', order ? `an order with ${order.lines.length} lines` : 'none');

part(
  'an order and its lines, while somebody cancels the order after the first statement',
);
const read = { where: { id }, include: { lines: true } } as const;
const RepeatableRead = { isolationLevel: 'RepeatableRead' } as const;
for (const [title, run] of [
  ['include, nobody cancels', (prisma) => prisma.order.findUnique(read)],
  ['include', (prisma) => prisma.order.findUnique(read)],
  [
    'include, default level',
    (prisma) => prisma.$transaction((tx) => tx.order.findUnique(read)),
  ],
  [
    'include, RepeatableRead',
    (prisma) => prisma.$transaction((tx) => tx.order.findUnique(read), RepeatableRead),
  ],
  [
    'include, with the preview feature relationJoins',
    (prisma) => prisma.order.findUnique(read),
  ],
] as [string, (prisma: PrismaClient) => Promise<{ lines: unknown[] } | null>][]) {
  const Client = title.includes('relationJoins')
    ? (Joining as unknown as typeof PrismaClient)
    : PrismaClient;
  const { prisma, pool, tell, afterFirst } = open({}, Client);
  await refill();
  await prisma.line.count();
  console.log(title);
  tell(true);
  if (!title.includes('nobody')) afterFirst(cancel);
  shown(await run(prisma));
  await prisma.$disconnect();
  await pool.end();
}

part('two transactions at once on a pool of two, and each asks the client from outside');
const seconds = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`;
for (const [title, options] of [
  ['the client of the transaction', {}],
  ['the client from outside', {}],
  [
    'the client from outside, connectionTimeoutMillis 1000',
    { connectionTimeoutMillis: 1000 },
  ],
] as const) {
  await refill();
  const { prisma, pool } = open({ max: 2, ...options });
  const from = Date.now();
  const ends = await Promise.allSettled(
    [1, 2].map(() =>
      prisma.$transaction(async (tx) => {
        await tx.order.count();
        await new Promise((done) => setTimeout(done, 200));
        const client = title.includes('outside') ? prisma : tx;
        return client.line.count();
      }),
    ),
  );
  console.log(title);
  for (const end of ends) {
    console.log(
      '  ' +
        (end.status === 'fulfilled'
          ? `${end.value} lines`
          : `${end.reason.code}: ${end.reason.message.trim().split('\n').at(-1)}`),
    );
  }
  console.log(
    `  after ${seconds(from)}, in use ${pool.totalCount - pool.idleCount}, waiting ${pool.waitingCount}`,
  );
  await Promise.race([
    prisma.$disconnect(),
    new Promise((done) => setTimeout(done, 3000)),
  ]);
  void pool.end();
}

part('a transaction that takes longer than its limit');
{
  await refill();
  const { prisma, pool } = open();
  for (const [title, options] of [
    ['default', undefined],
    ['timeout: 10000', { timeout: 10_000 }],
  ] as const) {
    const from = Date.now();
    const end = await prisma
      .$transaction(async (tx) => {
        await tx.line.create({ data: { orderId: id, sku: title } });
        await new Promise((done) => setTimeout(done, 6000)); // as a call to another service would
        return tx.line.count();
      }, options)
      .catch((error) => `${error.code}: ${error.message.trim().split('\n').at(-1)}`);
    const { rows } = await admin.query('SELECT count(*) FROM "Line" WHERE sku = $1', [
      title,
    ]);
    console.log(`${title}: after ${seconds(from)} ${end}; lines kept: ${rows[0].count}`);
  }
  await prisma.$disconnect();
  await pool.end();
}

part('every connection is busy for 3 s, and a query waits for one');
for (const [title, options] of [
  ['default', {}],
  ['connectionTimeoutMillis 1000', { connectionTimeoutMillis: 1000 }],
  ['default, a transaction', {}],
] as const) {
  const { prisma, pool } = open({ max: 2, ...options });
  const busy = [1, 2].map(() => pool.query('SELECT pg_sleep(3)'));
  await new Promise((done) => setTimeout(done, 100));
  const from = Date.now();
  const asked = title.includes('transaction')
    ? prisma.$transaction((tx) => tx.line.count())
    : prisma.line.count();
  const end = await asked.then(
    (count) => `${count} lines`,
    (error) => `${error.code}: ${error.message.trim().split('\n').at(-1)}`,
  );
  console.log(`${title}: after ${seconds(from)} ${end}`);
  await Promise.all(busy);
  await prisma.$disconnect();
  await pool.end();
}

part('a filter whose value is undefined');
{
  await refill();
  const { prisma, pool } = open();
  const asked: { order?: string } = {}; // as a request without the field would be
  const found = await prisma.line.findMany({ where: { orderId: asked.order } });
  const { count } = await prisma.line.deleteMany({ where: { orderId: asked.order } });
  console.log(`findMany found ${found.length} of 2 lines, deleteMany deleted ${count}`);
  await prisma.$disconnect();
  await pool.end();
}
{
  await refill();
  const { prisma, pool } = open({}, Joining as unknown as typeof PrismaClient);
  const asked: { order?: string } = {};
  const end = await prisma.line.deleteMany({ where: { orderId: asked.order } }).then(
    ({ count }) => `deleteMany deleted ${count}`,
    (error) => error.message.trim().split('\n').at(-1),
  );
  console.log(`with the preview feature strictUndefinedChecks: ${end}`);
  await prisma.$disconnect();
  await pool.end();
}

part('a column of @db.Timestamptz(3) in sessions of America/New_York; noon UTC is meant');
for (const [title, options] of [
  ['default', {}],
  ['options: -c TimeZone=UTC', { options: '-c TimeZone=UTC' }],
] as const) {
  await refill();
  await admin.query("ALTER DATABASE shop SET TimeZone = 'America/New_York'");
  const { prisma, pool } = open(options);
  console.log(title);
  const { changedAt } = await prisma.order.update({
    where: { id },
    data: { changedAt: new Date('2026-07-01T12:00:00Z') },
  });
  const inUtc = `SELECT to_char("changedAt" AT TIME ZONE 'UTC', 'HH24:MI') AS at FROM "Order"`;
  const { rows } = await admin.query(inUtc);
  const at = (date: Date) => date.toISOString().slice(11, 16);
  console.log(
    `  written by Prisma: stored ${rows[0].at}, read by Prisma ${at(changedAt)}`,
  );
  await admin.query(`UPDATE "Order" SET "changedAt" = '2026-07-01T12:00:00Z'`);
  const read = await prisma.order.findUniqueOrThrow({ where: { id } });
  console.log(`  written by SQL: stored 12:00, read by Prisma ${at(read.changedAt)}`);
  await prisma.$disconnect();
  await pool.end();
  await admin.query('ALTER DATABASE shop RESET TimeZone');
}
await admin.end();
process.exit(0);
