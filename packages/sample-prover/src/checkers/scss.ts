import { compileString, Exception, type Importer } from 'sass';

import type { Sample } from '../read/readSamples.ts';
import { createChecker } from '../run/checker.ts';

const SCHEME = 'page:';

function nameOf(title: string): string {
  return title.replace(/^_/, '').replace(/\.scss$/, '');
}

/** Resolves imports to titled fences of the same page. */
function importFrom(context: readonly Sample[]): Importer<'sync'> {
  const find = (name: string) =>
    context.find(({ meta }) => meta.title !== undefined && nameOf(meta.title) === name);
  return {
    canonicalize: (url) => {
      const name = nameOf(url.replace(SCHEME, '').replace(/^\.?\//, ''));
      return find(name) ? new URL(SCHEME + name) : null;
    },
    load: ({ pathname }) => {
      const code = find(decodeURI(pathname))?.code;
      return code === undefined ? null : { contents: code, syntax: 'scss' };
    },
  };
}

/** Compiles SCSS; it can import the page's titled fences by name. */
export default createChecker('compiled', ({ code }, { context }) => {
  try {
    const warnings: { line: number; message: string }[] = [];
    compileString(code, {
      syntax: 'scss',
      importers: [importFrom(context)],
      logger: {
        warn: (message, { span, deprecation }) => {
          if (deprecation) warnings.push({ line: (span?.start.line ?? -1) + 1, message });
        },
      },
    });
    return warnings;
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return [{ line: error.span.start.line + 1, message: error.sassMessage }];
  }
});
