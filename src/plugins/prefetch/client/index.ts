import type { ClientModule } from '@docusaurus/types';

import { isFetchedAhead } from './isFetchedAhead.ts';

/** The part of Docusaurus' loading that links call when they come into view, or under the pointer. */
type Loading = {
  readonly prefetch: (route: string) => unknown;
  readonly preload: (route: string) => unknown;
};

let isWrapped = false;

const clientModule: ClientModule = {
  /** The first time is before any link has found itself in view. */
  onRouteDidUpdate() {
    if (isWrapped) return;
    isWrapped = true;
    const page = window as unknown as { docusaurus: Loading };
    const { prefetch, preload } = page.docusaurus;
    page.docusaurus = {
      preload,
      prefetch: (route) => isFetchedAhead(document, route) && prefetch(route),
    };
  },
};

export default clientModule;
