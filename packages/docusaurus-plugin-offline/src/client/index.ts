import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

import { skipHydration } from './skipHydration.ts';

const supported =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator;

function whenIdle(task: () => void): void {
  const start = () => setTimeout(task, 2000);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function isControlled(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // where service workers are blocked, accessing them may throw too
  }
}

/** Whether this page was served by the worker, which has therefore cached it. */
const servedByWorker = supported && isControlled();

if (supported) skipHydration(document);

const caching = supported
  ? new Promise<typeof import('./cachePage.ts')>((resolve) => {
      whenIdle(() => {
        import('./cachePage.ts').then(resolve, (error: unknown) => {
          console.warn('The site works, but not offline:', error);
        });
      });
    })
  : undefined;

const clientModule: ClientModule = {
  /** Caches each visited page, once it has rendered. */
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    const source = previousLocation ? 'link' : servedByWorker ? 'worker' : 'host';
    void caching?.then(({ cachePage }) => cachePage(location.pathname, source));
  },
};

export default clientModule;
