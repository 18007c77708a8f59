// Change: own lists inside a named landmark.
import { translate } from '@docusaurus/Translate';
import { isMultiColumnFooterLinks } from '@docusaurus/theme-common';
import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn';
import FooterLinksSimple from '@theme/Footer/Links/Simple';
import type { Props } from '@theme/Footer/Links';

export default function FooterLinks({ links }: Props) {
  return (
    <nav aria-label={translate({ id: 'notes.footer.label', message: 'Footer' })}>
      {isMultiColumnFooterLinks(links) ? (
        <FooterLinksMultiColumn columns={links} />
      ) : (
        <FooterLinksSimple links={links} />
      )}
    </nav>
  );
}
