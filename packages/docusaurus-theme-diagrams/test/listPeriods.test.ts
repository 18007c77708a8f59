import { expect, it } from 'vitest';

import listPeriods from '../src/components/Diagram/listPeriods.ts';

it('lists each period of a timeline with its events', () => {
  const source = `timeline TD
  accTitle: Releases
  accDescr: Two in 2024: one early, one late.
  section The start
  2023 : First
  2024 : Second : Third
       : Fourth
`;
  expect(listPeriods(source)).toEqual(['2023: First', '2024: Second, Third, Fourth']);
});
