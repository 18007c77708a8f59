import type { ClientModule } from '@docusaurus/types';

import { createRule } from './createRule.ts';

/** The part of Docusaurus' loading that links call when they come into view, or under the pointer. */
type Loading = {
  readonly prefetch: (route: string) => unknown;
  readonly preload: (route: string) => unknown;
};

let isFetchedAhead: ((route: string) => boolean) | undefined;

function wrapPrefetch(): void {
  const page = window as unknown as { docusaurus: Loading };
  const { prefetch, preload } = page.docusaurus;
  page.docusaurus = {
    preload,
    prefetch: (route) => isFetchedAhead?.(route) && prefetch(route),
  };
}

const clientModule: ClientModule = {
  /** The first time is before any link has found itself in view. */
  onRouteDidUpdate({ location, previousLocation }) {
    if (!isFetchedAhead) wrapPrefetch();
    if (location.pathname !== previousLocation?.pathname) {
      isFetchedAhead = createRule(document);
    }
  },
};

export default clientModule;
