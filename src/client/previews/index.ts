import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { shouldSaveData } from 'docusaurus-ui';
import { previewSetting } from './previewSetting.ts';

/** Links in a note's prose; the lists that components draw, with a class or in a section, are left out. */
const LINKS = '.markdown :is(p, td, li):not(ul[class] *, section *) a[href^="/"]';

/** Ignores a pointer that only passes over a link. */
const HOVER_DELAY_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

function showLater(event: Event): void {
  clearTimeout(timer);
  const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
  if (!link || previewSetting.get() === 'off' || shouldSaveData()) return;
  timer = setTimeout(() => {
    void import('./showCard.ts').then(({ showCard }) => showCard(link));
  }, HOVER_DELAY_MS);
}

if (ExecutionEnvironment.canUseDOM && 'popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') showLater(event);
  });
  document.addEventListener('focusin', (event) => {
    if ((event.target as Element).matches(':focus-visible')) showLater(event);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clearTimeout(timer);
  });
}

export default {} satisfies ClientModule;
