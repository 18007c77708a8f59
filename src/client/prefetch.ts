import type { ClientModule } from '@docusaurus/types';

import { decodePath } from 'mdx-source/client';
import { shouldSaveData } from 'docusaurus-ui';

/**
 * The links whose pages are prefetched once they're in the viewport: not those of the sidebar, which would
 * prefetch the whole site, nor the breadcrumbs, which lead back, nor lists by topic.
 */
const LINKS = 'main a[href^="/"]:not([href*="?"], .breadcrumbs a)';

/** How many pages are prefetched for links in the content; each costs about 17 KB. */
const MAX_CONTENT_LINKS = 2;

/** Decoded, like the paths of routes, and with the base URL. */
const pathOf = (link: Element) =>
  decodePath((link.getAttribute('href') ?? '').replace(/#.*/, ''));

let observer: IntersectionObserver | undefined;
let prefetch: Window['docusaurus']['prefetch'] | undefined;

/**
 * Disables the prefetching of Docusaurus' links, and with Save-Data the preloading of a hovered one. Until
 * hydration, a sidebar category links to its first page, and whether such a link is seen in the viewport before
 * that is a matter of milliseconds.
 */
function restrictLoading(): void {
  const { preload } = window.docusaurus;
  prefetch = window.docusaurus.prefetch;
  window.docusaurus = {
    preload: (route) => (shouldSaveData() ? false : preload(route)),
    prefetch: () => false,
  };
}

const clientModule: ClientModule = {
  /** The first call comes before any link has detected that it's in the viewport. */
  onRouteDidUpdate() {
    if (!prefetch) restrictLoading();
    observer?.disconnect();
    if (shouldSaveData() || !('IntersectionObserver' in window)) return;
    const fetched = new Set([decodePath(location.pathname)]);
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const path = pathOf(target);
        if (!isIntersecting || fetched.has(path)) continue;
        // Most readers continue from there, so those pages are prefetched regardless of the limit.
        const isInFooter = target.closest('.pagination-nav') !== null;
        if (!isInFooter && fetched.size > MAX_CONTENT_LINKS) continue;
        if (!isInFooter) fetched.add(path);
        void prefetch?.(path);
      }
    });
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
  },
};

export default clientModule;
