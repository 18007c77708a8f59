import type { ClientModule } from '@docusaurus/types';

import { isThrifty } from 'docusaurus-plugin-offline/client';
import { listAhead, MOST_OF_CONTENT } from './listAhead.ts';

let observer: IntersectionObserver | undefined;
let prefetch: Window['docusaurus']['prefetch'] | undefined;

/**
 * Disables the prefetching of Docusaurus's links: until hydration, a sidebar category links to its first
 * page, and whether such a link is seen in the viewport before that is a matter of milliseconds.
 */
function takeOver(): void {
  const { preload } = window.docusaurus;
  prefetch = window.docusaurus.prefetch;
  window.docusaurus = {
    preload: (route) => (isThrifty() ? false : preload(route)),
    prefetch: () => false,
  };
}

const clientModule: ClientModule = {
  /** The first call comes before any link has detected that it's in the viewport. */
  onRouteDidUpdate() {
    if (!prefetch) takeOver();
    observer?.disconnect();
    if (isThrifty() || !('IntersectionObserver' in window)) return;
    const ways = listAhead(document, location.pathname);
    const fetched = new Set<string>();
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const way = ways.get(target);
        if (!isIntersecting || !way || fetched.has(way.path)) continue;
        if (!way.isFoot && fetched.size >= MOST_OF_CONTENT) continue;
        if (!way.isFoot) fetched.add(way.path);
        void prefetch?.(way.path);
      }
    });
    for (const link of ways.keys()) observer.observe(link);
  },
};

export default clientModule;
