import { nativeChecker, readPlaces } from './compileNative.ts';

/** C17, syntax and types. */
export default nativeChecker({
  program: 'gcc',
  fileName: ({ meta }) => meta.title ?? 'sample.c',
  args: (_sample, file) => ['-std=c17', '-Wall', '-fsyntax-only', '-x', 'c', file],
  includes: /^[ \t]*#[ \t]*include[ \t]*["<](?<path>[^">\n]+)/gm,
  read: readPlaces(/^[^:\n]+:(?<line>\d+):\d+: (?:fatal )?error: (?<message>.*)$/gm),
});
