/** Focuses an element that is no tab stop, and leaves it as it was once the focus goes on. */
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
