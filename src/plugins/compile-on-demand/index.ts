import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The modules of notes, pages and posts. Theme components are compiled at the start, because
 * a module that many pages share can be missing after a save while the first of them opens.
 */
const PAGES = /\.mdx?/;

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

type Rspack = { lazyCompilationMiddleware: (compiler: unknown) => Middleware };

/**
 * `npm start` compiles a page when it's first opened, instead of all of them before the first one is
 * served. Rspack only: with webpack it changes nothing.
 *
 * Measured with 202 pages, from `npm start` to "compiled successfully", as VmHWM in `/proc/PID/status` and
 * CPU time in `/proc/PID/stat`: 0.5 GB and 8 to 9 s, instead of 1.7 GB and 50 s. In return, a page takes a
 * second or two longer to open for the first time, and the first of all 8 s.
 */
export default function compileOnDemand({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'compile-on-demand',
    // 3.8.1 merges devServer into its own, but the plugin's return type doesn't include it.
    configureWebpack(_config, _isServer, { currentBundler }): object {
      if (process.env.NODE_ENV === 'production' || currentBundler.name !== 'rspack')
        return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
      const registry = {
        resource: path.join(generatedFilesDir, 'registry.js'),
        loader: path.join(__dirname, 'shadowRequire.cjs'),
      };
      return {
        module: { rules: [registry] },
        lazyCompilation: { entries: false, imports: true, test: PAGES },
        devServer: {
          // Replaces Docusaurus' own, whose one middleware serves sources that nothing in 3.8.1 requests.
          setupMiddlewares: (middlewares: unknown[], server: { compiler: unknown }) => [
            lazyCompilationMiddleware(server.compiler),
            ...middlewares,
          ],
        },
      };
    },
  };
}
