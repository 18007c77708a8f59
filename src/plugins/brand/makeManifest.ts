import type { Site } from '../../site.ts';

/**
 * Creates the web app manifest (https://www.w3.org/TR/appmanifest).
 *
 * @param site - the site's names
 * @param paper - the page's background colour
 */
export function makeManifest(
  site: Pick<Site, 'title' | 'shortTitle' | 'description'>,
  paper: string,
): object {
  const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });
  return {
    name: site.title,
    short_name: site.shortTitle,
    description: site.description,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: 'img/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('img/icon-192.png', '192x192'),
      png('img/icon-512.png', '512x512'),
      { ...png('img/icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  };
}
