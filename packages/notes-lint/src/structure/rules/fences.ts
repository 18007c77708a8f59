import { type Check, each } from '../rule.ts';

/** Every fence names its language. */
export const checkFenceLanguage: Check = ({ fences }) =>
  each(
    fences.filter(({ language }) => language === ''),
    () => [
      'The code block has no language, so it is neither checked nor highlighted.',
      'Write the language after the backticks, such as ```ts or ```text nocheck="reason".',
    ],
  );
