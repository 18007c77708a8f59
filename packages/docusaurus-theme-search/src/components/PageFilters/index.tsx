import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';

import type { SearchPages } from '../../data.ts';
import {
  FILTERS,
  listOptions,
  nameOf,
  type SelectedFilters,
  type Filter,
} from '../../engine/filters.ts';
import fieldStyles from '../SearchField/styles.module.css';
import styles from './styles.module.css';

type Props = {
  readonly pages: SearchPages;
  readonly choice: SelectedFilters;
  /** An empty value clears the filter. */
  readonly onChoose: (filter: Filter, value: string) => void;
};

/** A select for each property by which pages differ or are filtered. */
export default function PageFilters({ pages, choice, onChoose }: Props) {
  const options = listOptions(pages);
  const labels = {
    area: translate({ id: 'theme.filter.area', message: 'Area' }),
    topic: translate({ id: 'theme.filter.topic', message: 'Topic' }),
    kind: translate({ id: 'theme.filter.kind', message: 'Kind' }),
    status: translate({ id: 'theme.filter.status', message: 'Status' }),
    lang: translate({ id: 'theme.filter.language', message: 'Language' }),
  };
  const any = translate({ id: 'theme.filter.any', message: 'any' });
  const useful = FILTERS.filter((filter) => options[filter].length > 1 || choice[filter]);
  return (
    <div className={clsx(styles.filters, fieldStyles.controls)}>
      {useful.map((filter) => (
        <label key={filter}>
          {labels[filter]}
          <select
            value={choice[filter] ?? ''}
            onChange={({ target }) => onChoose(filter, target.value)}
          >
            <option value="">{any}</option>
            {options[filter].map((value) => (
              <option key={value} value={value}>
                {nameOf(filter, value, pages)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
