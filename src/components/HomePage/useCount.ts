import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

/**
 * A number of entries in words.
 *
 * @param count - how many there are
 */
export default function useCount(count: number): string {
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
