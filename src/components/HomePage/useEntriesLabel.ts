import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Formats a number of entries, with the right plural form. */
export default function useEntriesLabel(count: number): string {
  return usePluralForm().selectMessage(
    count,
    translate(
      {
        id: 'notes.home.count',
        message: 'one entry|{count} entries',
        description: 'How many entries there are; singular and plural, split by a bar',
      },
      { count },
    ),
  );
}
