// Change: the links are in a labelled navigation landmark.
import { translate } from '@docusaurus/Translate';
import Links from '@theme-original/Footer/Links';
import type { Props } from '@theme/Footer/Links';

/** The footer's links. */
export default function FooterLinks(props: Props) {
  return (
    <nav aria-label={translate({ id: 'notes.footer.label', message: 'Footer' })}>
      <Links {...props} />
    </nav>
  );
}
