import * as z from 'zod/mini';

export const Order = z.strictObject({
  id: z.uuid(),
  email: z.email(),
  item: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
});
export const accepts = (input) => Order.safeParse(input).success;
