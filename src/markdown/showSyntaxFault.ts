import { parseNote, relativeName } from 'notes-lint';

/** A page as Docusaurus hands it to `markdown.preprocessor`. */
type Source = { readonly filePath: string; readonly fileContent: string };

/**
 * For `start`: replaces the text of a note that can't be read by the reason. Its page shows it, with
 * the rest of the site around it, and is compiled again with the next save.
 *
 * @param root - the project's root
 * @returns a preprocessor of Docusaurus; it leaves other notes as they are
 */
export function showSyntaxFault(root: string) {
  return ({ filePath, fileContent }: Source): string => {
    const file = relativeName(root, filePath);
    const note = parseNote({ file, absolutePath: filePath, source: fileContent });
    const [fault] = note.syntaxFaults;
    if (!fault) return fileContent;
    const place = fault.line === undefined ? file : `${file}:${fault.line}`;
    // As code, none of it can be read as MDX.
    const lines = [place, fault.message, `fix: ${fault.remedy}`];
    const text = lines.map((line) => `\`\` ${line} \`\``).join('\n\n');
    return `:::danger[This note can't be read]\n\n${text}\n\n:::\n`;
  };
}
