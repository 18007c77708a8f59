/** The languages whose code can be checked, by the name of the tool that checks them; slow tools first. */
export const LANGUAGES = {
  typescript: 'ts tsx js jsx mts cts mjs cjs typescript javascript'.split(' '),
  sql: ['sql'],
  live: [],
  mermaid: ['mermaid'],
  java: ['java'],
  rust: ['rust', 'rs'],
  solidity: ['solidity', 'sol'],
  bash: ['bash', 'sh', 'shell'],
  css: ['css'],
  scss: ['scss'],
  html: ['html'],
  prisma: ['prisma'],
  graphql: ['graphql', 'gql'],
  markdown: ['md', 'mdx', 'markdown'],
  treeSitter: ['go', 'dart', 'lua'],
  dockerfile: ['dockerfile', 'docker'],
  json: ['json', 'jsonc'],
  yaml: ['yaml', 'yml'],
  toml: ['toml'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Languages of programs that consist of files: the title of a block is the name of one. */
export const PROGRAM_LANGUAGES: ReadonlySet<string> = new Set([
  ...LANGUAGES.typescript,
  ...LANGUAGES.java,
  ...LANGUAGES.rust,
  ...LANGUAGES.solidity,
]);
