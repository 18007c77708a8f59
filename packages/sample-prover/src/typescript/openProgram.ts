import path from 'node:path';

import ts from 'typescript';

import { announcesError } from '../read/announcesError.ts';
import type { CheckEnvironment, SampleError } from '../run/checker.ts';
import { compilerOptions } from './compilerOptions.ts';
import { isMissing, isUntyped, textOf, toError, unresolvedIn } from './diagnostics.ts';
import { findUndefinedVariable } from './findUndefinedVariable.ts';
import { dropConsequences } from './dropConsequences.ts';
import { findMeantName, findNearest } from './findMeantName.ts';
import { explainModule } from './explainModule.ts';

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
  // Reading the JSDoc of packages takes an eighth of the time and finds nothing.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
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

/** What messages about a program depend on. */
type Environment = Pick<CheckEnvironment, 'root' | 'addCommand'>;

/**
 * Errors about values, arguments and operands, which JavaScript converts or ignores, and about properties of what it
 * extends. What has a likely other name is a slip.
 */
const OF_TYPES =
  /^TS(?:2322|2345|2353|236[2357]|255[459]|27(?:39|4[01]|69)|2339.* on type 'Error'):?(?!.*Did you mean)/;

/**
 * Errors about properties that the DOM has more of than it declares, and about a variable's string where only some
 * strings are allowed.
 */
const ONLY_DECLARED =
  /^TS(?:2339.* on type '(?:(?:HTML|SVG)?Element|(?:Child|Parent)?Node|Event(?:Target)?|Window & typeof globalThis)'|2(?:322|345|769).* Type 'string' is not assignable to type '(?:keyof \w|"))/;

/** Without this comment, they aren't reported in JavaScript. */
const TS_CHECK = /^\s*\/\/\s*@ts-check\b/m;

const ANNOUNCED_REMEDY =
  'If the line is meant to be wrong, write // @ts-expect-error above it, and the build proves that it is.';

function isAnnounced({ file, start }: ts.Diagnostic): boolean {
  const { line } = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: 0 };
  return announcesError(file?.text.split('\n')[line] ?? '');
}

/** What's wrong, with what the program says about the cause. */
function explain(
  error: ts.Diagnostic,
  environment: Environment,
  types: ts.TypeChecker,
  strict: boolean,
): SampleError {
  const text = textOf(error);
  const plain = toError(error);
  const isOfTypes =
    !strict && [OF_TYPES, ONLY_DECLARED].some((one) => one.test(plain.message));
  const found: SampleError = { ...plain, severity: isOfTypes ? 'warning' : 'error' };
  if (isMissing(error)) return { ...found, ...explainModule(text, environment) };
  const meant = findMeantName(error, types);
  if (meant) return { ...found, rule: 'typo', remedy: `Probably meant: ${meant}.` };
  const missing = unresolvedIn(text) ?? findUndefinedVariable(error, types);
  // The compiler suggests globals, too, such as oninput for input.
  const likely = findNearest(missing?.name ?? '', [missing?.likely ?? '']);
  const unresolved = missing && { ...missing, likely };
  if (!unresolved && isAnnounced(error))
    return { ...found, severity: 'warning', remedy: ANNOUNCED_REMEDY };
  return { ...found, unresolved, needsContext: isUntyped(error) };
}

/**
 * Compiles many files in one program.
 *
 * @param files - have to be below the root
 * @param strict - off for JavaScript, in which nobody declares what can't be null
 * @returns a function that type-checks one of the files
 */
export function openProgram(files: Sources, environment: Environment, strict = true) {
  const { root } = environment;
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
    const types = program.getTypeChecker();
    const isSyntax = syntactic.length > 0 || undefined;
    const isHeldToDeclarations = strict || TS_CHECK.test(files.get(name) ?? '');
    return dropConsequences(found)
      .map((one) => ({ ...explain(one, environment, types, strict), isSyntax }))
      .filter(
        (one) =>
          isHeldToDeclarations || one.unresolved || !ONLY_DECLARED.test(one.message),
      );
  };
}
