/** Focuses an element that isn't a tab stop, and restores it once the focus moves on. */
export default function focusOnce(
  element: HTMLElement | null,
  options?: FocusOptions,
): void {
  element?.setAttribute('tabindex', '-1');
  element?.addEventListener('blur', () => element.removeAttribute('tabindex'), {
    once: true,
  });
  element?.focus(options);
}
