import type { Problem } from 'mdx-source/problems';

/** A problem before `gradeProblems`; only those of other packages have a severity. */
export type Ungraded = Omit<Problem, 'severity'> &
  Partial<Pick<Problem, 'severity'>> & {
    /** The command that fixes notes fixes it. */
    readonly isFixable?: boolean | undefined;
    /** In a note that promises no proof, the code block may be fine all the same. */
    readonly isExcusable?: boolean;
  };

/** What's wrong with something, without its place. */
export type Cause = Pick<Ungraded, 'rule' | 'message' | 'remedy'>;
