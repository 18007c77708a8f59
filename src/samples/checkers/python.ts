import { eachSample } from '../eachSample.ts';
import { compileNative, type Compiler } from './compileNative.ts';

const COMPILE =
  'import sys; name = sys.argv[1]; compile(open(name, encoding="utf-8").read(), name, "exec")';

const python: Compiler = {
  program: 'python3',
  fileName: ({ meta }) => meta.title ?? 'sample.py',
  args: (_sample, file) => ['-I', '-c', COMPILE, file],
  read: (printed, file) => {
    const place = printed.lastIndexOf(`"${file}", line `);
    const line = Number.parseInt(printed.slice(place + file.length + 9), 10) || 0;
    return [{ line, message: printed.trim().split('\n').at(-1) ?? '' }];
  },
};

/** Python is compiled to bytecode; names and types are not looked at. */
export default eachSample((sample, { context }, surroundings) =>
  compileNative(sample, context, python, surroundings),
);
