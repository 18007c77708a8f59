type BundlerError = { readonly message: string; readonly moduleName?: string };

/**
 * Whether the dev server's overlay shows an error. The overlay covers whichever page is open, so an
 * error in a note is shown only in the terminal and on that note's page. This function is serialized
 * and runs in the browser, so it can't use anything else from this file.
 */
function isOverlaid({ message, moduleName = '' }: BundlerError): boolean {
  return !/\.mdx?\b/.test(`${moduleName} ${message}`);
}

/** How the dev server handles errors. */
export const devServer = {
  client: {
    overlay: { warnings: false, errors: isOverlaid, runtimeErrors: isOverlaid },
  },
};
