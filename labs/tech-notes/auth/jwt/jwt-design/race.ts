// Fifty connections that redeem one refresh token: held behind a lock until all of them wait, then let go together.
import pg from 'pg';
import { begin } from './begin.ts';
import { redeem, type Tx } from './redeem.ts';

const COUNT = 50;
const pool = new pg.Pool({ connectionString: process.argv[2], max: COUNT + 2 });

async function within<T>(work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function waiting(): Promise<number> {
  const { rows } = await pool.query(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  );
  return rows[0].n;
}

async function race(token: string, at: Date): Promise<string[]> {
  const gate = await pool.connect();
  await gate.query('BEGIN');
  await gate.query('SELECT 1 FROM family FOR UPDATE');
  const told = Array.from({ length: COUNT }, async () =>
    within((tx) => redeem(tx as Tx, token, 'app', at)).then(
      (one) => (typeof one === 'string' ? one : one.refreshToken),
      (error: Error) => `error: ${error.message}`,
    ),
  );
  while ((await waiting()) < COUNT)
    await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(`connections held at the lock: ${await waiting()}`);
  await gate.query('COMMIT');
  gate.release();
  return Promise.all(told);
}

const login = Date.parse('2026-01-01');
for (const round of [1, 2, 3]) {
  await pool.query('TRUNCATE family, refresh');
  const token = await within((tx) =>
    begin(tx as Tx, 'u42', 'app', true, new Date(login)),
  );
  console.log(`\n== round ${round}: a live token`);
  const answers = await race(token, new Date(login + 600_000));
  const rows = await pool.query('SELECT count(*)::int AS n FROM refresh');
  const errors = answers.filter((answer) => answer.startsWith('error'));
  console.log(
    `different answers: ${new Set(answers).size}, errors: ${errors.length}, tokens in the table: ${rows.rows[0].n}`,
  );
  console.log(`== round ${round}: the same token a minute later`);
  const later = await race(token, new Date(login + 660_000));
  for (const verdict of new Set(later)) {
    console.log(`${verdict}: ${later.filter((one) => one === verdict).length}`);
  }
}
await pool.end();
