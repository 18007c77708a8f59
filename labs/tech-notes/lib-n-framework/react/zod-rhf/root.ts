// An error of the whole form, then one of a field and one inside a list.
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const rows = z.array(z.object({ beds: z.number() }));
const schema = z.object({ email: z.string(), rows }).refine(() => false, 'whole form');
const options = { fields: {}, names: [], shouldUseNativeValidation: false } as never;
for (const values of [
  { email: 'ada', rows: [] },
  { email: 1, rows: [{ beds: '2' }] },
]) {
  const { errors } = await zodResolver(schema)(values as never, undefined, options);
  console.log(JSON.stringify(errors));
}
