import { translate } from '@docusaurus/Translate';

import { formatDay } from '../../notes/shared/formatDay.ts';
import { type Preview, readPreview } from './readPreview.ts';
import { previewSetting } from './previewSetting.ts';
import styles from './styles.module.css';

/** How long the pointer may take to move from the link to its card, in ms. */
const CLOSE_DELAY_MS = 300;

const GAP = 8;

/** Closes the open card. */
let close = () => {};

function element(tag: string, className: string | undefined, text: string): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function renderPreview(
  card: HTMLElement,
  { title, description, last_verified: verified, lang }: Preview,
) {
  const day = verified && formatDay(verified);
  const fact =
    day && translate({ id: 'notes.head.verified', message: 'verified {day}' }, { day });
  const button = element(
    'button',
    styles.off,
    translate({ id: 'notes.preview.off', message: 'Turn off previews' }),
  );
  button.addEventListener('click', () => {
    previewSetting.set('off');
    close();
  });
  const [heading, text] = [
    element('b', undefined, title),
    element('span', styles.line, description),
  ];
  if (lang) heading.lang = text.lang = lang;
  const foot = element('span', styles.foot, fact ?? '');
  foot.append(button);
  card.append(heading, text, foot);
}

/**
 * Positions the card below the link's line, or above it if there's more room, and never over the navbar.
 *
 * @returns whether the link is in view
 */
function position(card: HTMLElement, link: HTMLElement): boolean {
  const lines = [...link.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  // In small windows the navbar scrolls away with the page.
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const bar = Math.max(0, navbar);
  if (!first || !last || last.bottom <= bar || first.top >= innerHeight) return false;
  card.style.maxHeight = '';
  const { width, height } = card.getBoundingClientRect();
  const below = innerHeight - last.bottom - 2 * GAP;
  const above = first.top - bar - 2 * GAP;
  const isBelow = height <= below || below >= above;
  const top = isBelow ? last.bottom + GAP : first.top - GAP - Math.min(height, above);
  const left = Math.max(GAP, Math.min(first.left, innerWidth - width - GAP));
  Object.assign(card.style, {
    top: `${top}px`,
    left: `${left}px`,
    maxHeight: `${isBelow ? below : above}px`,
  });
  return true;
}

/**
 * Shows a preview card next to a link in a note's text; the card is next in the tab order. It stays
 * open while the link or the card is hovered or focused and the link is in view, and Escape closes it
 * (WCAG 2.2, 1.4.13).
 *
 * @param link - the link that has been hovered or focused for a while
 */
export async function showCard(link: HTMLAnchorElement): Promise<void> {
  close();
  const card = element('span', styles.preview, '');
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  close = () => {
    clearTimeout(timer);
    ended.abort();
    if (card.contains(document.activeElement)) link.focus({ preventScroll: true });
    card.remove();
  };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), {
    signal,
  });
  const preview = await readPreview(link.pathname);
  // Meanwhile, the reader may have moved on or pressed Escape.
  if (!preview || signal.aborted || !link.matches(':hover, :focus')) return ended.abort();
  card.role = 'group';
  card.ariaLabel = translate({ id: 'notes.preview', message: 'Preview' });
  card.popover = 'manual';
  renderPreview(card, preview);
  link.after(card);
  card.showPopover();
  const reposition = () => {
    if (!position(card, link)) close();
  };
  reposition();
  const isOn = (target: EventTarget | null) =>
    target instanceof Node && (link.contains(target) || card.contains(target));
  const closeLater = ({ target }: Event) => {
    clearTimeout(timer);
    if (!isOn(target) && !isOn(document.activeElement))
      timer = setTimeout(close, CLOSE_DELAY_MS);
  };
  document.addEventListener('pointerover', closeLater, { signal });
  document.addEventListener('focusin', closeLater, { signal });
  document.addEventListener('scroll', reposition, { signal, passive: true });
}
