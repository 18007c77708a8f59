const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Puts a policy into a document, before anything that it governs.
 *
 * @param html - the document; its charset comes first, as the document's template has it
 * @param policy - the policy's text, which holds single quotes only
 * @throws Error when the document names no charset, since the policy would have no place
 */
export function insertPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) {
    throw new Error('No <meta charset> to put the Content-Security-Policy behind.');
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
