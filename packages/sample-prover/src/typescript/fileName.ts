import type { Sample } from '../fences/index.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Languages that TypeScript compiles, by fence language and file extension. */
export const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs']);

/** The sample's file name: its title, or a default for its language. */
export function fileNameOf({ language, meta }: Sample): string {
  const title = meta.title?.replace(/^\.\//, '');
  return title !== undefined && SCRIPT.test(title) ? title : `sample.${language}`;
}

/** A source file's name after compilation. */
export function moduleNameOf(file: string): string {
  return file.endsWith('.cjs') || file.endsWith('.cts')
    ? file.replace(SCRIPT, '.cjs')
    : file.replace(SCRIPT, '.mjs');
}
