import { PROGRAM_LANGUAGES } from 'mdx-source';
import type { Sample } from './readSamples.ts';

/** A part of a path that neither leads elsewhere nor is an option to a compiler. */
const PATH_PART = /^(?![-@]|\.\.?$|node_modules$)[\p{L}\p{M}\p{N}._\-+[\] ,'’，、：]+$/iu;

/** Whether a title can be the name of a file next to the page's samples. */
export function isFileName(title: string): boolean {
  const parts = title.replace(/^\.\//, '').split('/');
  return parts.every((part) => PATH_PART.test(part));
}

/** Whether a sample's title is the name of its file. */
export function isProgram({ language, meta }: Sample): boolean {
  return PROGRAM_LANGUAGES.has(language) && !meta.live;
}
