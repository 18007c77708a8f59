import { stripVTControlCharacters } from 'node:util';

/** Parts of Playwright's JSON report that hold the cases. */
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

/** Parts of the JSON reports of Vitest and of Playwright that say what failed. */
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
  /** Where the case stands, and its name. */
  readonly title: string;
  /** What went wrong: the first lines, without colours. */
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
 * Finds what failed in one step, so that the end of a long log can say it again.
 *
 * @param report - the step's report
 * @returns the failed cases, in the report's order; of a file that did not even load, the file
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
