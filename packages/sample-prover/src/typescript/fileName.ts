import type { Sample } from '../read/readSamples.ts';
import { LANGUAGES } from '../read/languages.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Languages that TypeScript compiles; most are file extensions, too. */
export const SCRIPTS: ReadonlySet<string> = new Set(LANGUAGES.typescript);

/** The sample's file name: its title, or a default for its language. */
export function fileNameOf({ language, meta }: Sample): string {
  const title = meta.title?.replace(/^\.\//, '');
  const extension = language.replace(/^([jt])\w*script$/, '$1s');
  return title !== undefined && SCRIPT.test(title) ? title : `sample.${extension}`;
}

/** A source file's name after compilation. */
export function moduleNameOf(file: string): string {
  return file.endsWith('.cjs') || file.endsWith('.cts')
    ? file.replace(SCRIPT, '.cjs')
    : file.replace(SCRIPT, '.mjs');
}
