import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate, normalizeUrl } from '@docusaurus/utils';

/**
 * Writes `robots.txt`. It can't be a static file, because it points crawlers to the sitemap by its full
 * URL (sitemaps.org, "Specifying the Sitemap location in your robots.txt file").
 */
export default function robots({ siteConfig, baseUrl }: LoadContext): Plugin {
  const sitemap = normalizeUrl([siteConfig.url, baseUrl, 'sitemap.xml']);
  return {
    name: 'robots',
    postBuild: ({ outDir }) =>
      generate(outDir, 'robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`),
  };
}
