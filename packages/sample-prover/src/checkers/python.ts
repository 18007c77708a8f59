import { nativeChecker } from './compileNative.ts';

const COMPILE =
  'import sys; name = sys.argv[1]; compile(open(name, encoding="utf-8").read(), name, "exec")';

const PLACE =
  'import os, sys; print(os.path.realpath(sys.executable)); print(sys.base_prefix)';

/** Python is compiled to bytecode; names and types are not looked at. */
export default nativeChecker({
  program: 'python3',
  question: {
    args: ['-I', '-c', PLACE],
    read: (printed) => {
      const [command = '', home = ''] = printed.split('\n');
      return { command, home };
    },
  },
  fileName: ({ meta }) => meta.title ?? 'sample.py',
  args: (_sample, file) => ['-I', '-c', COMPILE, file],
  read: (printed, file) => {
    const place = printed.lastIndexOf(`"${file}", line `);
    const line = Number.parseInt(printed.slice(place + file.length + 9), 10) || 0;
    return [{ line, message: printed.trim().split('\n').at(-1) ?? '' }];
  },
});
