import { PLACEHOLDER_DESCRIPTION } from '../../template/index.ts';
import type { Check } from '../rule.ts';

/** A note does not go out with the description it was begun with. */
export const checkDescription: Check = ({ front }) =>
  front.description !== PLACEHOLDER_DESCRIPTION
    ? []
    : [
        {
          line: 3,
          message: 'The description is still that of the template.',
          remedy: 'Say in one sentence of 20 to 160 characters what the note answers.',
        },
      ];
