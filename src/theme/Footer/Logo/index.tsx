// Change: the picture for each colour mode, linked where the configuration names a target.
import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import type { Props } from '@theme/Footer/Logo';

export default function FooterLogo({ logo }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={logo.className}
      alt={logo.alt ?? ''}
      width={logo.width}
      height={logo.height}
      style={logo.style}
      sources={{
        light: withBaseUrl(logo.src),
        dark: withBaseUrl(logo.srcDark ?? logo.src),
      }}
    />
  );
  return logo.href ? (
    <Link href={logo.href} target={logo.target}>
      {image}
    </Link>
  ) : (
    image
  );
}
