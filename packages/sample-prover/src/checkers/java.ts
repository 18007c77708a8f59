import type { Sample } from 'mdx-source';
import { checkWithToolchain } from '../toolchain.ts';

/** The file has to be named after its public type. */
function fileName({ code, meta }: Sample): string {
  const type =
    /^public\s+(?:(?:abstract|final|sealed|strictfp)\s+)*(?:class|interface|enum|record|@interface)\s+(\w+)/m;
  return meta.title ?? `${type.exec(code)?.[1] ?? 'Sample'}.java`;
}

/**
 * Compiles Java with javac. A sample that requires a newer `release` than the installed
 * one is only parsed, and so is every sample on a machine without javac.
 */
export default checkWithToolchain({
  program: 'javac',
  grammar: 'java',
  homeArgs: ['-J-XshowSettings:properties', '-version'],
  readHome: (printed) => {
    const setting = (name: string) =>
      new RegExp(`^ *${name} = (.*)$`, 'm').exec(printed)?.[1] ?? '';
    const release = Number(setting('java\\.specification\\.version'));
    return { home: setting('java\\.home'), release };
  },
  fileName,
  args: (file) => ['-proc:none', '-encoding', 'UTF-8', '-d', '.', file],
  read: (printed) =>
    [...printed.matchAll(/^[^:\n]+\.java:(\d+): error: (.*)$/gm)].map(
      ([, line, message = '']) => ({ line: Number(line), message }),
    ),
});
