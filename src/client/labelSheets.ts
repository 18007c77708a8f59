/*
 * A page's margins can show a custom property, but neither the document's title nor its address
 * (src/css/print.css).
 */
if (typeof window !== 'undefined') {
  addEventListener('beforeprint', () => {
    const { style } = document.documentElement;
    style.setProperty('--notes-sheet-title', JSON.stringify(document.title));
    style.setProperty('--notes-sheet-address', JSON.stringify(decodeURI(location.href)));
  });
}
