import * as v from 'valibot';

export const Order = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.email()),
  item: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
});
export const accepts = (input) => v.safeParse(Order, input).success;
