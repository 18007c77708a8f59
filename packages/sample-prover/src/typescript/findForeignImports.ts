import path from 'node:path';

import ts from 'typescript';

import type { Finding } from '../checker.ts';
import { lineAt } from '../lineAt.ts';

const REMEDY =
  'Show what it needs in a fence of the page with a title, and import that, as in "./claim".';

const ABSOLUTE = /^(?:[/\\]|file:|[a-z]:[/\\])/i;

/**
 * Whether a specifier leads out of the page: an absolute path, or one above the page's
 * folder.
 */
function isForeign(specifier: string, file: string): boolean {
  if (ABSOLUTE.test(specifier)) return true;
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    return path.posix.join(path.posix.dirname(file), specifier).startsWith('..');
  }
  return specifier.split('/').includes('..');
}

/**
 * Finds imports and references that are neither a package nor a fence of the page, so a
 * reader doesn't have them.
 *
 * @param file - name of the sample in the page's folder
 * @param siblings - names of all files in that folder
 */
export function findForeignImports(
  code: string,
  file: string,
  siblings: ReadonlySet<string>,
): Finding[] {
  const { importedFiles, referencedFiles, typeReferenceDirectives } = ts.preProcessFile(
    code,
    true,
    true,
  );
  const isMissing = ({ fileName }: ts.FileReference) =>
    ABSOLUTE.test(fileName) ||
    !siblings.has(path.posix.join(path.posix.dirname(file), fileName));
  const foreign = [
    ...[...importedFiles, ...typeReferenceDirectives].filter(({ fileName }) =>
      isForeign(fileName, file),
    ),
    ...referencedFiles.filter(isMissing),
  ];
  return foreign.map(({ fileName, pos }) => ({
    line: lineAt(code, pos),
    message: `The sample reaches for "${fileName}", which isn't a code block of this page; samples have to be self-contained.`,
    remedy: REMEDY,
  }));
}
