import type { Problem } from 'mdx-source/problems';

/** A problem before `gradeProblems`; only those of other packages have a severity. */
export type Ungraded = Omit<Problem, 'severity'> &
  Partial<Pick<Problem, 'severity'>> & {
    /** The command that fixes notes fixes it. */
    readonly isFixable?: boolean | undefined;
    /** What excuses it in a code block that nothing proves: see `gradeProblems`. */
    readonly excuse?: 'excerpt' | 'gap' | undefined;
  };

/** What's wrong with something, without its place. */
export type Cause = Pick<Ungraded, 'rule' | 'message' | 'remedy'>;
