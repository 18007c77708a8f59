import { stripVTControlCharacters } from 'node:util';

/** The parts of Playwright's JSON report that contain the cases. */
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
};

/** The parts of Vitest's and Playwright's JSON reports that say what failed. */
export type FailureReport = {
  readonly suites?: readonly Suite[];
  readonly testResults?: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

/** A case that failed. */
export type Failure = {
  /** File and name of the case. */
  readonly title: string;
  /** The first lines of the error, without colours. */
  readonly message: string;
};

const MOST_LINES = 15;

function shorten(messages: readonly (string | undefined)[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).trim().split('\n');
  return lines.slice(0, MOST_LINES).join('\n');
}

function findInSuite({ suites = [], specs = [] }: Suite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      title: `${file}:${line} ${title}`,
      message: shorten(
        tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
    }));
  return [...own, ...suites.flatMap(findInSuite)];
}

/**
 * Finds the failures of one step, so that they can be repeated at the end of a long log.
 *
 * @param report - the step's report
 * @returns the failed cases, in the report's order; if a file failed to load, the file
 */
export function findFailures({
  suites = [],
  testResults = [],
}: FailureReport): Failure[] {
  const inVitest = testResults.flatMap(({ name, message = '', assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (message && failed.length === 0) {
      return [{ title: name, message: shorten([message]) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name} ${fullName}`,
      message: shorten(failureMessages ?? []),
    }));
  });
  return [...suites.flatMap(findInSuite), ...inVitest];
}
