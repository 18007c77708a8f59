import { expect, it } from 'vitest';

import dropDescriptions from '../../../../src/plugins/optimize-bundle/dropDescriptions.mjs';

it.each([
  [
    'translate({ id: "a", message: "A", description: "For translators" })',
    'translate({ id: "a", message: "A",  })',
  ],
  [
    '_jsx(Translate, { id: "a", description: "One, of two", children: "A" }); f({ description: "kept" })',
    '_jsx(Translate, { id: "a",  children: "A" }); f({ description: "kept" })',
  ],
  ['f({ id: "a", description: "a page has one", title: "A" })', undefined],
  ['f({ id: "a", description, message: "A" })', undefined],
  ['const page = { id: "a", message: "A", description: "not a call" }', undefined],
])('drops only the descriptions of messages: %s', (source, expected = source) => {
  expect(dropDescriptions(source)).toBe(expected);
});

it('drops several, also one inside another message', () => {
  const message = (id: string, inner = '"x"') =>
    `t({ id: "${id}", description: "d", children: ${inner} })`;
  const result = dropDescriptions(message('a', message('b')) + message('c'));
  expect(result).not.toContain('description');
  expect(result.match(/id: "[abc]"/g)).toHaveLength(3);
});
