import { expect, it } from 'vitest';

import checkLive from '../../src/checkers/live.ts';
import { LIMITS } from '../../src/sandbox/limits.ts';
import { readSamples } from '../../src/read/readSamples.ts';
import { aFence, aPage } from 'mdx-source/testing';

const ENVIRONMENT = { root: process.cwd(), limits: LIMITS, addCommand: '' };

async function findIn(code: string) {
  const { samples } = readSamples(aPage(aFence('jsx live', code)).tree);
  const job = { samples, context: [] };
  const check = await checkLive([job], ENVIRONMENT);
  const [sample] = samples;
  return sample && (await check(sample, job)).errors;
}

it.each([
  [
    'function A() {\n  return (\n    <label>\n      Name\n    </labl>\n  );\n}',
    5,
    /'label'/,
  ],
  ['function A() {\n  return (\n    <div>\n      <p>open\n    </div>\n  );\n}', 4, /'p'/],
  ['function A() {\n  return <p>open;\n}', 2, /'p' has no corresponding closing tag/],
  ['<p>a</p>\n<p>b</p>', 1, /one parent element/],
])('names the tag that is wrong, and its line: %j', async (code, line, says) => {
  const message = expect.stringMatching(says) as string;
  expect(await findIn(code)).toEqual([{ line, message }]);
});

const FORM = `function Form() {
  const [value, setValue] = useState('');
  return value ? <p>{valeu}</p> : <input onChange={(e) => EVENT} />;
}`;

it.each([
  ['setVale(e.target.value)', [[3, 'Probably meant: setValue.']]],
  ['notify(value)', [[3, 'notify']]],
  ['setValue(useId())', []],
])(
  'finds a name that nothing defines where rendering does not come: %s',
  async (event, found) => {
    const all = await findIn(FORM.replace('EVENT', event));
    expect(
      all?.map(({ line, unresolved, remedy }) => [line, unresolved?.name ?? remedy]),
    ).toEqual([[3, 'Probably meant: value.'], ...found]);
  },
);

it.each([
  '<p>a</p>;',
  'function () {\n  return <p>a</p>;\n}',
  'const A: React.FC = () => <Fragment>{typeof window}</Fragment>;\nrender(<A />);',
])('renders what the page renders: %j', async (code) =>
  expect(await findIn(code)).toEqual([]),
);
