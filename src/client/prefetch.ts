import type { ClientModule } from '@docusaurus/types';

import { shouldSaveData } from 'docusaurus-ui';
import { listPrefetchLinks, MAX_CONTENT_LINKS } from './listPrefetchLinks.ts';

let observer: IntersectionObserver | undefined;
let prefetch: Window['docusaurus']['prefetch'] | undefined;

/**
 * Disables the prefetching of Docusaurus' links: until hydration, a sidebar category links to its first
 * page, and whether such a link is seen in the viewport before that is a matter of milliseconds.
 */
function disablePrefetching(): void {
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
    if (!prefetch) disablePrefetching();
    observer?.disconnect();
    if (shouldSaveData() || !('IntersectionObserver' in window)) return;
    const links = listPrefetchLinks(document, location.pathname);
    const fetched = new Set<string>();
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.get(target);
        if (!isIntersecting || !link || fetched.has(link.path)) continue;
        if (!link.isInFooter && fetched.size >= MAX_CONTENT_LINKS) continue;
        if (!link.isInFooter) fetched.add(link.path);
        void prefetch?.(link.path);
      }
    });
    for (const link of links.keys()) observer.observe(link);
  },
};

export default clientModule;
