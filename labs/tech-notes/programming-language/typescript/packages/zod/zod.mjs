import * as z from 'zod';

export const Order = z.strictObject({
  id: z.uuid(),
  email: z.email(),
  item: z.string().trim().min(1).max(20),
  quantity: z.int().min(1).max(99),
});
export const accepts = (input) => Order.safeParse(input).success;
