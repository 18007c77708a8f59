import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

import { isThrifty } from '../../offline/client/isThrifty.ts';
import { findLoaders, type Loader } from './findLoaders.ts';

/** What the bundler's own code knows of chunks; see "Module variables" in webpack's manual. */
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** File of a chunk's script, below the public path. */
  readonly u: (chunk: string) => string;
  /** The public path. */
  readonly p: string;
};

const fetched = new Set<string>();

/** Whether a file is there or on its way; one without a hash is no file, but a chunk of styles. */
function isNeedless(file: string): boolean {
  const isStarted = document.querySelector(`script[src$="${file}"]`);
  return isStarted !== null || fetched.has(file) || file.includes('undefined');
}

/** The chunks that modules are in. Their imports run, but what loads a chunk only notes it. */
function findChunks(loaders: readonly Loader[]): string[] {
  const load = __webpack_require__.e;
  const chunks = new Set<string>();
  __webpack_require__.e = (chunk) => {
    chunks.add(chunk);
    return new Promise(() => undefined);
  };
  for (const loader of loaders) void loader();
  __webpack_require__.e = load;
  return [...chunks];
}

function prefetch(address: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}

/**
 * Fetches the scripts of a page ahead, once a visit, and not on a line that should be left alone.
 *
 * @param path - of the page, decoded, with the base path
 */
export function prefetchPage(path: string): void {
  if (isThrifty()) return;
  const { u: fileOf, p: publicPath } = __webpack_require__;
  const loaders = findLoaders(path, { routes, routesChunkNames, registry });
  for (const file of findChunks(loaders).map(fileOf)) {
    if (isNeedless(file)) continue;
    fetched.add(file);
    prefetch(publicPath + file);
  }
}
