// What creating a client with axios adds to a page.
import { bundleSize } from '../../../../../shared/bundleSize.mjs';

const source = `import axios from 'axios'; globalThis.api = axios.create({ baseURL: '/v1/' });`;
console.log(
  'axios.create',
  await bundleSize(source, new URL('.', import.meta.url).pathname),
);
