// node client.mjs SECONDS URL…: connects with node-postgres to each and prints one line.
import pg from 'pg';

const [seconds, ...urls] = process.argv.slice(2);
process.on('warning', () => {});
for (const connectionString of urls) {
  const began = Date.now();
  let client;
  const limit = new Promise((_, reject) =>
    setTimeout(
      () => reject(new Error(`still waiting after ${seconds} s`)),
      seconds * 1000,
    ),
  );
  try {
    const wait = process.env.WAIT_MS
      ? { connectionTimeoutMillis: Number(process.env.WAIT_MS) }
      : {};
    client = new pg.Client({ connectionString, ...wait });
    client.on('error', () => {});
    await Promise.race([client.connect(), limit]);
    const { rows } = await Promise.race([
      client.query({ text: process.env.SHOW, rowMode: 'array' }),
      limit,
    ]);
    console.log(rows[0].join(' '));
    await client.end();
  } catch (error) {
    const text = (error.message || error.code || String(error)).split('\n')[0];
    console.log(
      `failed: ${text}${process.env.CLOCK ? `, ${Math.round((Date.now() - began) / 1000)} s` : ''}`,
    );
  }
}
process.exit(0);
