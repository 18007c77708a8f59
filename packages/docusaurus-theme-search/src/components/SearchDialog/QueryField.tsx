import type { ComponentProps } from 'react';
import { translate } from '@docusaurus/Translate';

import fieldStyles from '../SearchField/styles.module.css';

/** The field to type in; it keeps the focus while the arrow keys move through the results. */
export default function QueryField({
  'aria-controls': list,
  'aria-expanded': isExpanded,
  ...props
}: ComponentProps<'input'>) {
  const label = translate({ id: 'theme.search.field', message: 'Search pages' });
  return (
    <input
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
      autoFocus
      type="text"
      role="combobox"
      className={fieldStyles.control}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      aria-label={label}
      placeholder={label}
      aria-autocomplete="list"
      aria-controls={list}
      aria-expanded={isExpanded}
      {...props}
    />
  );
}
