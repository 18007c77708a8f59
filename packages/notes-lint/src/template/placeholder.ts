/** The description a note begins with: it passes the schema, and a rule asks to replace it. */
export const PLACEHOLDER_DESCRIPTION =
  'What this note answers, in one sentence that says it to a reader.';
