import { bundleSize } from '../../../../../shared/bundleSize.mjs';

const source = `export { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';`;
console.log(
  'TanStack Query',
  await bundleSize(source, new URL('.', import.meta.url).pathname),
);
