/** Sets several attributes of an element. */
export function setAttributes(element: Element, values: Record<string, string | number>) {
  for (const [name, value] of Object.entries(values)) {
    element.setAttribute(name, String(value));
  }
}
