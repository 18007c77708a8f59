import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { parse } from 'yaml';

/** The permissions of a token, by scope. */
export type Permissions = Readonly<Record<string, 'read' | 'write'>>;

/** One step of a job: an action or a command. */
export type WorkflowStep = {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: unknown;
};

/** One job of a workflow. */
export type Job = {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Permissions;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly 'continue-on-error'?: unknown;
  readonly steps: readonly WorkflowStep[];
};

/** A GitHub Actions workflow file. */
export type Workflow = {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Permissions;
  readonly concurrency?: {
    readonly group: string;
    readonly 'cancel-in-progress': unknown;
  };
  readonly jobs: Readonly<Record<string, Job>>;
};

const FOLDER = '.github/workflows';

/** All workflows, by file name. */
export function readWorkflows(): Map<string, Workflow> {
  return new Map(
    readdirSync(FOLDER).map((file) => [
      file,
      parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
    ]),
  );
}

/** What a step runs: the action without its version, or the command. */
export function actionOf({ uses, run }: WorkflowStep): string {
  return uses?.replace(/@.*/, '') ?? run ?? '';
}

/**
 * Evaluates the expressions in a value as JavaScript. For those in these workflows, the result is the
 * same as on GitHub Actions: names, `&&`, `||`, `!=`, `==`, and an empty string is false.
 *
 * @param value - text with `${{ … }}`, or the bare expression of an `if`
 * @param contexts - values of the names
 */
export function evaluate(value: string, contexts: Record<string, unknown>): unknown {
  const compute = (expression: string): unknown =>
    runInNewContext(expression, { ...contexts });
  if (!value.includes('${{')) return compute(value);
  return value.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const filled = compute(expression);
    return typeof filled === 'string'
      ? filled
      : filled === undefined
        ? ''
        : JSON.stringify(filled);
  });
}
