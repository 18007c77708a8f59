import type { Item, Tool } from './tool.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import pg from 'pg';

interface Tables {
  orders: { id: number; state: string };
  line: { id: number; order_id: number; sku: string };
  item: Item;
  audit: { note: string };
}

export async function open(url: string, seen: (sql: string) => void): Promise<Tool> {
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    log: ({ query }) => seen(query.sql),
  });
  return {
    async loop() {
      const orders = await db.selectFrom('orders').selectAll().execute();
      const found = [];
      for (const order of orders) {
        found.push({
          ...order,
          lines: await db
            .selectFrom('line')
            .selectAll()
            .where('order_id', '=', order.id)
            .execute(),
        });
      }
      return found;
    },
    list: () =>
      db
        .selectFrom('orders')
        .select((eb) => [
          'id',
          jsonArrayFrom(
            eb.selectFrom('line').select('sku').whereRef('order_id', '=', 'orders.id'),
          ).as('lines'),
        ])
        .execute(),
    read: () =>
      db.selectFrom('item').selectAll().where('id', '=', 1).executeTakeFirstOrThrow(),
    async write(item, sold) {
      await db
        .updateTable('item')
        .set({ stock: item.stock - sold })
        .where('id', '=', 1)
        .execute();
    },
    async sell(sold) {
      const done = await db
        .updateTable('item')
        .set((eb) => ({ stock: eb('stock', '-', sold) }))
        .where('id', '=', 1)
        .where('stock', '>=', sold)
        .executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },
    outside: () =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('audit').values({ note: 'inside' }).execute();
        await db.insertInto('audit').values({ note: 'outside' }).execute();
        throw new Error('undo');
      }),
    close: () => db.destroy(),
  };
}
