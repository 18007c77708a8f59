import 'reflect-metadata';
import type { Item, Tool } from './tool.ts';
import { DataSource, EntitySchema } from 'typeorm';

type Line = { id: number; sku: string; order: Order };
type Order = { id: number; state: string; lines: Line[] };

export const order = new EntitySchema<Order>({
  name: 'order',
  tableName: 'orders',
  columns: { id: { type: Number, primary: true }, state: { type: String } },
  relations: { lines: { type: 'one-to-many', target: 'line', inverseSide: 'order' } },
});
const line = new EntitySchema<Line>({
  name: 'line',
  columns: { id: { type: Number, primary: true }, sku: { type: String } },
  relations: {
    order: { type: 'many-to-one', target: 'order', joinColumn: { name: 'order_id' } },
  },
});
const item = new EntitySchema<Item>({
  name: 'item',
  columns: {
    id: { type: Number, primary: true },
    stock: { type: Number },
    version: { type: Number, version: true },
  },
});
const audit = new EntitySchema<{ note: string }>({
  name: 'audit',
  columns: { note: { type: String, primary: true } },
});

export async function open(url: string, seen: (sql: string) => void): Promise<Tool> {
  const source = new DataSource({
    type: 'postgres',
    url,
    entities: [order, line, item, audit],
    logging: true,
    logger: {
      logQuery: seen,
      logQueryError() {},
      logQuerySlow() {},
      logSchemaBuild() {},
      logMigration() {},
      log() {},
    },
  });
  await source.initialize();
  const { manager } = source;
  return {
    async loop() {
      const orders = await manager.find(order);
      for (const one of orders) {
        one.lines = await manager.find(line, { where: { order: { id: one.id } } });
      }
      return orders;
    },
    list: () => manager.find(order, { relations: { lines: true } }),
    read: () => manager.findOneByOrFail(item, { id: 1 }),
    async write(read, sold) {
      read.stock -= sold;
      await manager.save(item, read);
    },
    async sell(sold) {
      const done = await manager
        .createQueryBuilder()
        .update(item)
        .set({ stock: () => 'stock - :sold' })
        .where('id = 1 AND stock >= :sold', { sold })
        .execute();
      return done.affected === 1;
    },
    outside: () =>
      source.transaction(async (tx) => {
        await tx.insert(audit, { note: 'inside' });
        await manager.insert(audit, { note: 'outside' });
        throw new Error('undo');
      }),
    close: () => source.destroy(),
  };
}
