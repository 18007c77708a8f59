import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

import { drawAnew } from './drawAnew.ts';

const supported =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator;

function whenIdle(task: () => void): void {
  const start = () => setTimeout(task, 2000);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function hasWorker(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // where workers are forbidden, asking is too
  }
}

/** Whether the worker has passed this page on, and so kept it. */
const cameThroughWorker = supported && hasWorker();

if (supported) drawAnew(document);

const keeper = supported
  ? new Promise<typeof import('./keep.ts')>((resolve) => {
      whenIdle(() => {
        import('./keep.ts').then(resolve, (error: unknown) => {
          console.warn('The site works, but not offline:', error);
        });
      });
    })
  : undefined;

const clientModule: ClientModule = {
  /** Keeps each page that is visited, once the reader has had it in front of them. */
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    const way = previousLocation ? 'link' : cameThroughWorker ? 'worker' : 'host';
    void keeper?.then(({ keepPage }) => keepPage(location.pathname, way));
  },
};

export default clientModule;
