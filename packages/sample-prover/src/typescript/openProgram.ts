import path from 'node:path';

import ts from 'typescript';

import type { SampleError } from '../checker.ts';
import { compilerOptions } from './compilerOptions.ts';
import { packageIn, remedyForModule } from './remedyForModule.ts';

/**
 * Parsed declarations of the standard library and packages, shared by all programs in the
 * process.
 */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Whether a file on disk is part of a package; samples may access no other. */
function isPackaged(file: string): boolean {
  return file.includes('/node_modules/');
}

/** A compiler host whose files are the samples and, from the disk, only packages. */
function makeHost(
  options: ts.CompilerOptions,
  root: string,
  files: ReadonlyMap<string, string>,
) {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  const disk = { ...host };
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) =>
    files.has(file) || (isPackaged(file) && disk.fileExists(file));
  host.readFile = (file) =>
    files.get(file) ?? (isPackaged(file) ? disk.readFile(file) : undefined);
  host.directoryExists = (folder) =>
    folders.has(folder) || (disk.directoryExists?.(folder) ?? false);
  host.getSourceFile = (file, target, ...rest) => {
    const text = files.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, target, true);
    if (!isPackaged(file)) return undefined;
    if (!libraries.has(file)) {
      libraries.set(file, disk.getSourceFile(file, target, ...rest));
    }
    return libraries.get(file);
  };
  return host;
}

/** The types that the compiler infers to be `any` for want of a better one. */
const isImplicitAny = (code: number) => code >= 7005 && code <= 7053;

/** In JavaScript, a function without a body: a syntax error above it can look like one. */
const NO_BODY = 8017;

/** The property exists in a later `lib`; the compiler suggests changing it, which a page can't do. */
const NEWER_LIBRARY = 2550;

/** A module that isn't installed. */
const isMissing = ({ code }: ts.Diagnostic) => [2307, 2792, 2882].includes(code);

/** Messages about a name that nothing defines; more than ten codes have these words. */
const UNRESOLVED =
  /^(?:Cannot find (?:name|namespace)|No value exists in scope for the shorthand property) '([^']+)'(?:\. Did you mean '([^']+)'\?)?/;

/** A `return` at the top level: the end of a function whose beginning an excerpt leaves out. */
const RETURN_OUTSIDE = /^A 'return' statement can only be used within a function body/;

function readUnresolved(text: string): SampleError['unresolved'] {
  if (RETURN_OUTSIDE.test(text)) return { name: 'a function around its return' };
  const [, name, likely] = UNRESOLVED.exec(text) ?? [];
  return name === undefined ? undefined : { name, likely };
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n').replaceAll('\n', ' ');
}

function describe(error: ts.Diagnostic, root: string): SampleError {
  const { code, file, start } = error;
  const text = textOf(error);
  const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
  if (isMissing(error))
    return { line, message: `TS${code}: ${text}`, remedy: remedyForModule(text, root) };
  if (code !== NEWER_LIBRARY)
    return { line, message: `TS${code}: ${text}`, unresolved: readUnresolved(text) };
  const [what] = text.split(' Do you need to change');
  return {
    line,
    message: `TS${code}: ${what} Samples are compiled with the lib "es2023", which Node 20 has.`,
    remedy: 'Use what es2023 has, or write nocheck="reason" after the language.',
  };
}

/** Drops what follows from other errors of the file, and all but the first import of a missing package. */
function withoutConsequences(found: readonly ts.Diagnostic[], isScript: boolean) {
  const texts = found.map(textOf);
  const packages = found.map((one, at) => isMissing(one) && packageIn(texts[at] ?? ''));
  // JavaScript has no types, and neither have the callbacks of what's missing.
  const isUntyped = isScript || found.some(isMissing) || texts.some(readUnresolved);
  const isBroken = found.some(({ code }) => code >= 1000 && code < 2000);
  return found.filter(({ code }, at) => {
    const name = packages[at];
    if (name) return packages.indexOf(name) === at;
    return !(isUntyped && isImplicitAny(code)) && !(isBroken && code === NO_BODY);
  });
}

/**
 * Compiles many files in one program.
 *
 * @param files - sources by absolute path; they needn't exist on disk, but have to be
 *   below `root`
 * @returns a function that type-checks one of the files
 */
export function openProgram(
  files: ReadonlyMap<string, string>,
  root: string,
): (name: string) => SampleError[] {
  const options = compilerOptions(root);
  const rootNames = [...files.keys()].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const host = makeHost(options, root, files);
  const program = ts.createProgram({ rootNames, options, host });
  const [broken] = program.getOptionsDiagnostics();
  if (broken) throw new Error(describe(broken, root).message);
  // Computes what all files share, so that the first file's time doesn't include it.
  program.getGlobalDiagnostics();
  return (name) => {
    const file = program.getSourceFile(name);
    const syntactic = program.getSyntacticDiagnostics(file);
    // Types of what doesn't parse are guesses.
    const found = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file);
    const own = withoutConsequences(found, /\.[cm]?jsx?$/.test(name));
    return own.map((one) => describe(one, root));
  };
}
