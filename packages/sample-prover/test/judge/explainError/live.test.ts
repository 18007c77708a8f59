import { expect, it } from 'vitest';

import { judgeError, judgeFence, type FenceCase } from '../judgeFence.ts';

it.each<FenceCase>([
  [
    'a\n</p>',
    2,
    "TS17002: Expected corresponding JSX closing tag for 'a'.",
    "TS17002: Expected corresponding JSX closing tag for 'a'.",
    "Look for a tag, brace or quote that isn't closed, on this line or above.",
  ],
  [
    '<form>\n<label>Name<label>\n</form>',
    1,
    "TS17008: JSX element 'form' has no corresponding closing tag.",
    "TS17008: JSX element 'form' has no corresponding closing tag.",
    "Close it. If it is closed, look between its tags for a tag, brace or quote that isn't.",
  ],
  [
    '<p className="a" title=foo>x</p>',
    1,
    "TS1145: '{' or JSX element expected.",
    'The value of title has neither quotes nor braces.',
    'Write title="…" or title={…}.',
  ],
  [
    '<p title={1 +}>x</p>',
    1,
    'TS1109: Expression expected.',
    'Syntax error near "<p title={1 +}>x</p>": TS1109: Expression expected.',
    'Look there and on the line above for a bracket, quote, comma, semicolon or "end" that\'s missing, or one too many. If it\'s an excerpt, write nocheck="an excerpt" after its language.',
  ],
])(
  'an error in a live block is explained in words: %j',
  (code, line, said, message, remedy) => {
    expect(judgeError('jsx live', code, line, said)).toMatchObject([{ message, remedy }]);
  },
);

it('names that nothing defines are one message, which says what a live block has', () => {
  const errors = ['cart', 'notify'].map((name) => {
    return {
      line: 1,
      message: `TS2304: Cannot find name '${name}'.`,
      unresolved: { name },
    };
  });
  const outcome = { depth: 'rendered', errors } as const;
  expect(judgeFence('jsx live', outcome, '<p>{notify(cart)}</p>').problems).toMatchObject(
    [
      {
        rule: 'sample/live',
        message:
          "The block uses cart and notify, which it doesn't define. A live block has only React and what React exports, such as useState.",
        remedy: 'Define it in the block, or correct its name.',
      },
    ],
  );
});
