// tsx drive.ts URL: the same tasks in each tool; prints what each of them sent to the server.
import type { Tool } from './tool.ts';
import pg from 'pg';

const url = process.argv[2]!;
const admin = new pg.Client(url);
await admin.connect();

for (const name of ['sql', 'prisma', 'drizzle', 'kysely', 'typeorm']) {
  let sent: string[] = [];
  const { open } = await import(`./${name}.ts`);
  const tool: Tool = await open(url, (sql: string) =>
    sent.push(sql.replaceAll(/\s+/g, ' ')),
  );
  const told = (title: string) => {
    const inside = sent.filter((sql) => !/^(begin|commit|rollback|start)/i.test(sql));
    console.log(`${name.padEnd(8)} ${title}: ${inside.length} statements`);
    for (const [at, sql] of sent.entries()) if (at < 4) console.log(`           ${sql}`);
    if (sent.length > 4) console.log(`           and ${sent.length - 4} more`);
    sent = [];
  };
  console.log(`\n== ${name}`);
  await tool.read(); // whatever a first connection asks
  sent = [];

  const loop = await tool.loop();
  told('10 orders, and the lines of each in a loop');
  const list = await tool.list();
  told('10 orders with their lines');
  for (const found of [loop, list]) {
    const lines = found.flatMap((order) => order.lines).length;
    if (found.length !== 10 || lines !== 30)
      throw new Error(`${name}: ${found.length}, ${lines}`);
  }

  await admin.query('UPDATE item SET stock = 5, version = 1');
  const [mine, yours] = [await tool.read(), await tool.read()];
  sent = [];
  await tool.write(mine, 3);
  told('two have read a stock of 5; the first sells 3 and writes what is left');
  await tool
    .write(yours, 1)
    .catch((error: Error) => console.log(`           refused: ${error.message}`));
  told('the second sells 1');
  const {
    rows: [left],
  } = await admin.query('SELECT stock, version FROM item');
  console.log(
    `           sold 3 and 1 of 5, stock now ${left.stock}, version ${left.version}; one object per row: ${mine === yours}`,
  );

  await admin.query('UPDATE item SET stock = 5, version = 1');
  console.log(
    `           with the condition in the statement: ${await tool.sell(3)}, then ${await tool.sell(3)}`,
  );
  told('the same, both calls');

  await admin.query('DELETE FROM audit');
  await tool.outside().catch((error: Error) => {
    if (error.message !== 'undo') throw error;
  });
  const { rows } = await admin.query('SELECT note FROM audit');
  console.log(
    `           after a rollback, left in the table: ${rows.map((row) => row.note).join(', ') || 'nothing'}`,
  );
  await tool.close();
}
await admin.end();
