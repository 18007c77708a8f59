import { bundleSize } from '../../../../../shared/bundleSize.mjs';

const folder = new URL('.', import.meta.url).pathname;
for (const name of ['zod', 'mini', 'valibot']) {
  console.log(
    name.padEnd(8),
    await bundleSize(`export { accepts } from './${name}.mjs';`, folder),
  );
}
