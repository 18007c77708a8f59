import path from 'node:path';

import ts from 'typescript';

import { closestMatch } from 'mdx-source';
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

/** Samples by absolute path; they needn't exist on disk. */
type Sources = ReadonlyMap<string, string>;

/** A compiler host whose files are the samples and, from the disk, only packages. */
function makeHost(options: ts.CompilerOptions, root: string, files: Sources) {
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

/** What JSX looks like after a brace that's never closed. */
const AFTER_OPEN_BRACE: ReadonlySet<number> = new Set([1381, 2657, 17002, 17008]);

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

/**
 * A missing name and one of the sample that isn't what was meant: short, another from the first letter, or
 * related, such as cache and cached, items and item.
 */
const DIFFERENT =
  /^(?:(\w)\w* (?!\1).*|(\w+)(?: \2[dr]|s \2|\d* \2\d*)|(\w{1,3}) \3s|\w{3} \w{3}|\w{4} \w{4})$|\b\w\w?\b/i;

/** The sample's own name that is visible at a missing one and that was meant: it's one edit away. */
function findMeant(error: ts.Diagnostic, types: ts.TypeChecker): string | undefined {
  const { file, start = 0 } = error;
  const name = readUnresolved(textOf(error))?.name;
  if (!file || name === undefined) return undefined;
  const covers = (node: ts.Node) => node.pos <= start && start < node.end;
  const inner = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (one) => (covers(one) ? inner(one) : undefined)) ?? node;
  const names = types
    .getSymbolsInScope(inner(file), -1)
    .filter(({ declarations }) =>
      declarations?.some((own) => own.getSourceFile() === file),
    )
    .map((symbol) => symbol.name)
    .filter((one) => !DIFFERENT.test(`${name} ${one}`));
  return closestMatch(name, names, name.slice(0, 3));
}

function describe(
  error: ts.Diagnostic,
  root: string,
  types: ts.TypeChecker,
): SampleError {
  const { code, file, start } = error;
  const text = textOf(error);
  const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
  const found = { line, message: `TS${code}: ${text}` };
  if (isMissing(error)) return { ...found, remedy: remedyForModule(text, root) };
  const meant = findMeant(error, types);
  if (meant) return { ...found, rule: 'typo', remedy: `Probably meant: ${meant}.` };
  return { ...found, unresolved: readUnresolved(text) };
}

/** Drops what follows from other errors of the file, and all but the first import of a missing package. */
function withoutConsequences(found: readonly ts.Diagnostic[]) {
  const texts = found.map(textOf);
  const packages = found.map((one, at) => isMissing(one) && packageIn(texts[at] ?? ''));
  // The callbacks of what's missing have no types.
  const isUntyped = found.some(isMissing) || texts.some(readUnresolved);
  const hasOpenBrace = texts.some((text) => text.startsWith("'}' expected"));
  const isBroken = found.some(({ code }) => code >= 1000 && code < 2000);
  return found.filter(({ code }, at) => {
    const name = packages[at];
    if (name) return packages.indexOf(name) === at;
    if (hasOpenBrace && AFTER_OPEN_BRACE.has(code)) return false;
    return !(isUntyped && isImplicitAny(code)) && !(isBroken && code === NO_BODY);
  });
}

/**
 * Compiles many files in one program.
 *
 * @param files - have to be below `root`
 * @param strict - off for JavaScript, in which nobody declares what can't be null
 * @returns a function that type-checks one of the files
 */
export function openProgram(files: Sources, root: string, strict = true) {
  const options = { ...compilerOptions(root), strict };
  const rootNames = [...files.keys()].filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  if (rootNames.length === 0) return () => [];
  const host = makeHost(options, root, files);
  const program = ts.createProgram({ rootNames, options, host });
  const [broken] = program.getOptionsDiagnostics();
  if (broken) throw new Error(textOf(broken));
  // Computes what all files share, so that the first file's time doesn't include it.
  program.getGlobalDiagnostics();
  return (name: string) => {
    const file = program.getSourceFile(name);
    const syntactic = program.getSyntacticDiagnostics(file);
    // Types of what doesn't parse are guesses.
    const found = syntactic.length > 0 ? syntactic : program.getSemanticDiagnostics(file);
    const own = withoutConsequences(found);
    return own.map((one) => describe(one, root, program.getTypeChecker()));
  };
}
