/** What's wrong with a diagram's source. */
export type DiagramError = {
  /** Line in the source, starting at 1; 0 if the parser reports none. */
  readonly line: number;
  readonly message: string;
};

/** What the parsers that Jison generated add to their errors. */
type ParseError = Error & {
  readonly hash?: {
    /** The text at which the parser stopped, empty at the end of the diagram. */
    readonly text: string;
    readonly loc: { readonly first_line: number; readonly last_line: number };
  };
};

/** Says in one line what mermaid says in a drawing of several. */
export function describeError(
  source: string,
  { hash, message }: ParseError,
): DiagramError {
  if (!hash?.loc) {
    const [, line = '0'] = /\bline:? (\d+)/i.exec(message) ?? [];
    return { line: Number(line), message: message.split('\n')[0] ?? message };
  }
  const { text, loc } = hash;
  // An unclosed bracket or quote swallows the rest, so point at the line where parsing started.
  const line = text === '' ? loc.first_line : loc.last_line;
  const shown = source.split('\n')[line - 1]?.trim();
  const reason =
    text === ''
      ? 'the diagram ends, and a bracket or quote may still be open'
      : `unexpected ${text.trim() === '' ? 'end of the line' : `"${text}"`}`;
  return { line, message: `Mermaid can't parse "${shown}": ${reason}.` };
}
