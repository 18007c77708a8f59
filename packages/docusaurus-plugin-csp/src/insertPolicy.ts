const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Inserts a policy into a document, before anything it applies to.
 *
 * @param page - the document's file, for the error
 * @param html - the document, whose template puts the charset first
 * @param policy - the policy's text, without double quotes
 * @throws Error if the document has no `<meta charset>`
 */
export function insertPolicy(page: string, html: string, policy: string): string {
  if (!CHARSET.test(html)) {
    throw new Error(
      `${page} has no <meta charset>, after which the Content-Security-Policy is inserted. Add one to the template.`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
