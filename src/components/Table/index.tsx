import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import { ScrollBox } from 'docusaurus-ui';
import styles from './styles.module.css';

/** src/markdown/rehype/labelScrollBoxes.ts sets its name. */
type Props = ComponentProps<'table'> & { readonly name?: string };

/** A table in a scroll container, so that a wide one never widens the page. */
export default function Table({ name, ...props }: Props): ReactNode {
  const label = translate({ id: 'notes.table', message: 'Table' });
  return (
    <ScrollBox className={styles.box} label={label} name={name}>
      <table {...props} />
    </ScrollBox>
  );
}
