import type { Tool } from './tool.ts';
import { PrismaPg } from '@prisma/adapter-pg';

export async function open(url: string, seen: (sql: string) => void): Promise<Tool> {
  const { PrismaClient } = await import(`${process.env.SCRATCH}/client/client.ts`);
  const prisma = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: 'event', level: 'query' }],
  });
  prisma.$on('query', (event: { query: string }) => seen(event.query));
  return {
    async loop() {
      const orders = await prisma.order.findMany();
      for (const order of orders) {
        order.lines = await prisma.line.findMany({ where: { orderId: order.id } });
      }
      return orders;
    },
    list: () => prisma.order.findMany({ include: { lines: true } }),
    read: () => prisma.item.findUniqueOrThrow({ where: { id: 1 } }),
    async write(item, sold) {
      await prisma.item.update({ where: { id: 1 }, data: { stock: item.stock - sold } });
    },
    async sell(sold) {
      const { count } = await prisma.item.updateMany({
        where: { id: 1, stock: { gte: sold } },
        data: { stock: { decrement: sold } },
      });
      return count === 1;
    },
    outside: () =>
      prisma.$transaction(async (tx: typeof prisma) => {
        await tx.audit.create({ data: { note: 'inside' } });
        await prisma.audit.create({ data: { note: 'outside' } });
        throw new Error('undo');
      }),
    close: () => prisma.$disconnect(),
  };
}
