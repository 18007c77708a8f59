import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from '@docusaurus/utils';

import { buildFrame } from './buildFrame.ts';
import { FRAME_PATH } from './framePath.ts';

/** Makes `live` fences editable, and adds the sandboxed frame page to the build and the dev server. */
export default function liveCodeTheme({
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<string> {
  const theme = path.join(__dirname, 'theme');
  const served = path.join(generatedFilesDir, 'live-frame');
  return {
    name: 'docusaurus-theme-live-code',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    async loadContent() {
      const document = await buildFrame();
      if (process.env.NODE_ENV !== 'production') {
        await generate(served, FRAME_PATH, document);
      }
      return document;
    },
    // 3.8.1 merges devServer into its own, but the plugin's return type doesn't include it.
    configureWebpack: (): object => ({
      devServer: { static: [{ directory: served, publicPath: baseUrl, watch: false }] },
    }),
    getPathsToWatch: () => [path.join(__dirname, 'frame', '*')],
    postBuild: ({ outDir, content }) => generate(outDir, FRAME_PATH, content),
  };
}
