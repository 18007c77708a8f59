import type { ClientModule } from '@docusaurus/types';

import { isThrifty } from '../../isThrifty.ts';
import { listAhead } from './listAhead.ts';

/** The part of Docusaurus' loading that links call when they come into view, or under the pointer. */
type Loading = {
  readonly prefetch: (route: string) => unknown;
  readonly preload: (route: string) => unknown;
};

let observer: IntersectionObserver | undefined;
let prefetch: Loading['prefetch'] | undefined;

/**
 * Links fetch ahead no more: a category of the sidebar leads to its first page until the page is
 * hydrated, and whether such a link finds itself in view before is a matter of milliseconds.
 */
function takeOver(): void {
  const page = window as unknown as { docusaurus: Loading };
  const { preload } = page.docusaurus;
  prefetch = page.docusaurus.prefetch;
  page.docusaurus = {
    preload: (route) => (isThrifty() ? false : preload(route)),
    prefetch: () => false,
  };
}

const clientModule: ClientModule = {
  /** The first time is before any link has found itself in view. */
  onRouteDidUpdate() {
    if (!prefetch) takeOver();
    observer?.disconnect();
    if (isThrifty() || !('IntersectionObserver' in window)) return;
    const ways = new Map(listAhead(document).map(({ link, path }) => [link, path]));
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) prefetch?.(ways.get(target) ?? '');
      }
    });
    for (const link of ways.keys()) observer.observe(link);
  },
};

export default clientModule;
