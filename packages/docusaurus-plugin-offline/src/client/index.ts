import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

const isSupported =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator;

/** Loads what caches pages, once the first one has loaded. */
async function load() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) =>
      window.addEventListener('load', resolve, { once: true }),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return import('./cachePage.ts');
}

const loading = isSupported
  ? load().catch((error: unknown) => {
      console.warn('The site works, but not offline:', error);
    })
  : undefined;

export default {
  /** Caches each visited page, once it has rendered. */
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    if (pathname === previousLocation?.pathname) return;
    void loading?.then((module) =>
      module?.cachePage(pathname, Boolean(previousLocation)),
    );
  },
} satisfies ClientModule;
