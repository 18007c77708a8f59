import type { Tool } from './tool.ts';
import { and, eq, gte, relations, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';

const orders = pgTable('orders', { id: integer().primaryKey(), state: text().notNull() });
const line = pgTable('line', {
  id: integer().primaryKey(),
  orderId: integer('order_id').notNull(),
  sku: text().notNull(),
});
const item = pgTable('item', {
  id: integer().primaryKey(),
  stock: integer().notNull(),
  version: integer().notNull(),
});
const audit = pgTable('audit', { note: text().primaryKey() });
const ordersRelations = relations(orders, ({ many }) => ({ lines: many(line) }));
const lineRelations = relations(line, ({ one }) => ({
  order: one(orders, { fields: [line.orderId], references: [orders.id] }),
}));

export async function open(url: string, seen: (sql: string) => void): Promise<Tool> {
  const pool = new pg.Pool({ connectionString: url });
  const db = drizzle(pool, {
    schema: { orders, line, ordersRelations, lineRelations },
    logger: { logQuery: seen },
  });
  return {
    async loop() {
      const open = await db.select().from(orders);
      const found = [];
      for (const order of open) {
        found.push({
          ...order,
          lines: await db.select().from(line).where(eq(line.orderId, order.id)),
        });
      }
      return found;
    },
    list: () => db.query.orders.findMany({ with: { lines: true } }),
    read: async () => (await db.select().from(item).where(eq(item.id, 1)))[0]!,
    async write(read, sold) {
      await db
        .update(item)
        .set({ stock: read.stock - sold })
        .where(eq(item.id, 1));
    },
    async sell(sold) {
      const done = await db
        .update(item)
        .set({ stock: sql`${item.stock} - ${sold}` })
        .where(and(eq(item.id, 1), gte(item.stock, sold)));
      return done.rowCount === 1;
    },
    outside: () =>
      db.transaction(async (tx) => {
        await tx.insert(audit).values({ note: 'inside' });
        await db.insert(audit).values({ note: 'outside' });
        throw new Error('undo');
      }),
    close: () => pool.end(),
  };
}
