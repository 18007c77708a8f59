import path from 'node:path';

import ts from 'typescript';

import { compilerOptions } from './compilerOptions.ts';
import { moduleNameOf } from './fileName.ts';

/** `./claim`, `./claim.ts` and `./claim.js` all mean the compiled `./claim.mjs`. */
function toModule(
  specifier: string,
  folder: string,
  modules: ReadonlySet<string>,
): string {
  if (!/^\.\.?\//.test(specifier)) return specifier;
  const candidates = [moduleNameOf(specifier), `${specifier}.mjs`, `${specifier}.cjs`];
  const isModule = (one: string) => modules.has(path.posix.join(folder, one));
  return candidates.find(isModule) ?? specifier;
}

/**
 * Compiles a sample's file into one runnable module whose errors have the source's line
 * numbers.
 *
 * @param modules - names of the compiled files that may be imported
 */
export function transpile(
  code: string,
  fileName: string,
  modules: ReadonlySet<string>,
  root: string,
): string {
  const options = { ...compilerOptions(root), noEmit: false, inlineSourceMap: true };
  const { outputText } = ts.transpileModule(code, { fileName, compilerOptions: options });
  const folder = path.posix.dirname(fileName);
  const { importedFiles } = ts.preProcessFile(outputText);
  // From last to first, so that the positions before stay right; a position is a quote's.
  return importedFiles.reduceRight((text, { fileName: specifier, pos }) => {
    const [start, end] = [pos + 1, pos + 1 + specifier.length];
    return text.slice(0, start) + toModule(specifier, folder, modules) + text.slice(end);
  }, outputText);
}
