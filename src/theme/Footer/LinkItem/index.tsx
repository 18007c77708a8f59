// Change: own link; an item of raw HTML is put in as it is.
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/Footer/LinkItem';

import styles from './styles.module.css';

export default function FooterLinkItem({ item }: Props) {
  const { to, href, html, label, className, prependBaseUrlToHref, ...rest } = item;
  const hrefWithBase = useBaseUrl(href, { forcePrependBaseUrl: true });
  if (html) {
    return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const target = href ? { href: prependBaseUrlToHref ? hrefWithBase : href } : { to };
  return (
    <Link className={clsx(styles.link, className)} {...target} {...rest}>
      {label}
      {href && !isInternalUrl(href) && <IconExternalLink />}
    </Link>
  );
}
