import type { Sample } from '../fences/index.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Languages that TypeScript compiles, as fences and as ends of file names. */
export const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs']);

/** The file a sample stands for: its title, or a name of its language. */
export function fileNameOf({ language, meta }: Sample): string {
  const title = meta.title?.replace(/^\.\//, '');
  return title !== undefined && SCRIPT.test(title) ? title : `sample.${language}`;
}

/** The name a compiled file has, whatever its source was. */
export function moduleNameOf(file: string): string {
  return file.endsWith('.cjs') || file.endsWith('.cts')
    ? file.replace(SCRIPT, '.cjs')
    : file.replace(SCRIPT, '.mjs');
}
