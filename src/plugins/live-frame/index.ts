import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { buildFrame } from './buildFrame.ts';
import { FRAME_PATH } from './protocol.ts';

async function writeFrame(folder: string, document: string): Promise<void> {
  const file = path.join(folder, FRAME_PATH);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, document);
}

/**
 * Puts the frame of live code beside the pages, as a plain file: into the build, and below the
 * generated files for the development server.
 */
export default function liveFramePlugin({
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<string> {
  const served = path.join(generatedFilesDir, 'live-frame');
  return {
    name: 'live-frame',
    async loadContent() {
      const document = await buildFrame();
      if (process.env.NODE_ENV !== 'production') await writeFrame(served, document);
      return document;
    },
    configureWebpack() {
      const devServer = {
        static: [{ directory: served, publicPath: baseUrl, watch: false }],
      };
      // 3.8.1 merges devServer into its own, but the type of a plugin's result does not know it.
      return { devServer } as object;
    },
    getPathsToWatch() {
      return [path.join(__dirname, 'frame', '*')];
    },
    async postBuild({ outDir, content }) {
      await writeFrame(outDir, content);
    },
  };
}
