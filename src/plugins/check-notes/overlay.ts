type BundlerError = { readonly message: string; readonly moduleName?: string };

/**
 * Whether the bundler may lay an error over the page. It would do so on every page, whichever is open;
 * an error about a note stays in the terminal, and on the page of the note. This runs in the browser
 * as it stands here, and sees nothing else of this file.
 */
export function isOverlaid({ message, moduleName = '' }: BundlerError): boolean {
  return !/\.mdx?\b/.test(`${moduleName} ${message}`);
}

/** What the development server does with errors. */
export const devServer = {
  client: {
    overlay: { warnings: false, errors: isOverlaid, runtimeErrors: isOverlaid },
  },
};
