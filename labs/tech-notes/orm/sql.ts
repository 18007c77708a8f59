import type { Tool } from './tool.ts';
import pg from 'pg';

export async function open(url: string, seen: (sql: string) => void): Promise<Tool> {
  const pool = new pg.Pool({ connectionString: url });
  const ask = (client: pg.Pool | pg.PoolClient, sql: string, values: unknown[] = []) => {
    seen(sql);
    return client.query(sql, values);
  };
  const transaction = async (work: (client: pg.PoolClient) => Promise<void>) => {
    const client = await pool.connect();
    try {
      await ask(client, 'BEGIN');
      await work(client);
      await ask(client, 'COMMIT');
    } catch (error) {
      await ask(client, 'ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  };
  return {
    async loop() {
      const { rows: orders } = await ask(pool, 'SELECT id FROM orders ORDER BY id');
      for (const order of orders) {
        order.lines = (
          await ask(pool, 'SELECT sku FROM line WHERE order_id = $1', [order.id])
        ).rows;
      }
      return orders;
    },
    async list() {
      const { rows } = await ask(
        pool,
        `SELECT o.id, json_agg(json_build_object('sku', l.sku)) AS lines
        FROM orders o JOIN line l ON l.order_id = o.id GROUP BY o.id ORDER BY o.id`,
      );
      return rows;
    },
    read: async () => (await ask(pool, 'SELECT * FROM item WHERE id = 1')).rows[0],
    async write(item, sold) {
      await ask(pool, 'UPDATE item SET stock = $1 WHERE id = 1', [item.stock - sold]);
    },
    async sell(sold) {
      const { rowCount } = await ask(
        pool,
        'UPDATE item SET stock = stock - $1 WHERE id = 1 AND stock >= $1',
        [sold],
      );
      return rowCount === 1;
    },
    outside: () =>
      transaction(async (client) => {
        await ask(client, "INSERT INTO audit VALUES ('inside')");
        await ask(pool, "INSERT INTO audit VALUES ('outside')");
        throw new Error('undo');
      }),
    close: () => pool.end(),
  };
}
