import path from 'node:path';

import type { Sample } from '../fences/index.ts';
import { nativeChecker, readPlaces } from './compileNative.ts';

/** A public type decides the name of its file. */
function fileName({ code, meta }: Sample): string {
  const type =
    /^public\s+(?:(?:abstract|final|sealed|strictfp)\s+)*(?:class|interface|enum|record|@interface)\s+(\w+)/m;
  return meta.title ?? `${type.exec(code)?.[1] ?? 'Sample'}.java`;
}

/**
 * Java is compiled by javac. A sample that names a newer `release` than the one installed, and
 * every sample on a machine without javac, is parsed only.
 */
export default nativeChecker({
  program: 'javac',
  question: {
    args: ['-J-XshowSettings:properties', '-version'],
    read: (printed) => {
      const setting = (name: string) =>
        new RegExp(`^ *${name} = (.*)$`, 'm').exec(printed)?.[1] ?? '';
      const home = setting('java\\.home');
      const release = Number(setting('java\\.specification\\.version'));
      return { command: path.join(home, 'bin/javac'), home, release };
    },
  },
  releasesOf: 'Java',
  fileName,
  args: (_sample, file) => ['-proc:none', '-encoding', 'UTF-8', '-d', '.', file],
  read: readPlaces(/^[^:\n]+\.java:(?<line>\d+): error: (?<message>.*)$/gm),
});
