import { openProgram } from '../../../src/typescript/openProgram.ts';

const WITH_NUMBER = /^TS\d+/;

/** What a program finds in one sample. */
export function findIn(name: string, code: string) {
  const root = process.cwd();
  const file = `${root}/docs/${name}`;
  const isStrict = /\.tsx?$/.test(name);
  return openProgram(new Map([[file, code]]), { root, addCommand: '' }, isStrict)(file);
}

/** Line of each error, with its code or what's missing. */
export function errorsIn(name: string, code: string): string[] {
  return findIn(name, code).map(
    ({ line, message, missing }) =>
      `${line} ${missing?.tool ?? WITH_NUMBER.exec(message)?.[0]}`,
  );
}
