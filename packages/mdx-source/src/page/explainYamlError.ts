/** What the parser says of a line that's indented by a space too many or too few, or that isn't YAML. */
const NO_KEY =
  /^(?:Nested mappings|All \w+ items|A block sequence|Implicit .*keys? need|.*without -)/;
const NO_KEY_REASON =
  'the indentation is wrong here or on the next line, or no line of --- is above it';

const YAML_REMEDY =
  'Write each key once, as key: value between two lines of ---; put a value that begins with a character such as * & @ [ or contains ": " in double quotes, and indent with spaces.';

/**
 * Explains an error of the YAML parser.
 *
 * @param says - the parser's message
 * @param line - the line that it's about
 * @returns what's wrong, as the end of a sentence, and the remedy
 */
export function explainYamlError(says: string, line: string): [string, string] {
  const [, key, rest = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
  const value = rest.trim();
  const quoted = JSON.stringify(value.replace(/^(["'])(.*)\1$/, '$2'));
  const fixed = `Write ${key}: ${/^ *["']|: /.test(rest) ? quoted : value}`;
  if (/^ +[^\s"'[{].*: /.test(rest))
    return ['a value that contains ": " has no quotes', fixed];
  if (says.startsWith('Unexpected') && /^ +["']/.test(rest))
    return ['a quote inside the value ends it too early', fixed];
  if (NO_KEY.test(says) && /^[^\s/]/.test(rest))
    return ['there is no space after the colon', fixed];
  if (NO_KEY.test(says)) return [NO_KEY_REASON, YAML_REMEDY];
  const [twice] = line.trim().split(':', 1);
  if (says.startsWith('Map keys must'))
    return [`the key "${twice}" occurs twice`, `Keep one line of ${twice}.`];
  return [says, says.startsWith('Tabs') ? 'Indent with spaces.' : YAML_REMEDY];
}
