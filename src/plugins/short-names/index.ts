import type { LoadContext, Plugin } from '@docusaurus/types';

import { createNamer, type NameClass } from './nameClasses.ts';

type Loader = { readonly options?: { modules?: Record<string, unknown> } };
type Rule = { readonly use?: readonly Loader[] };

function shorten(rules: readonly unknown[], nameClass: NameClass): void {
  const loaders = rules.flatMap((rule) => (rule as Rule | null)?.use ?? []);
  for (const { options } of loaders) {
    if (!options?.modules?.['localIdentName']) continue;
    options.modules['getLocalIdent'] = (
      { resourcePath }: { resourcePath: string },
      _pattern: string,
      local: string,
    ) => nameClass(resourcePath, local);
  }
}

/**
 * Gives the classes of CSS modules short names in the built site. The long ones stand in the style
 * sheet, in each page and in the scripts, and their hashes hardly compress.
 */
export default function shortNames({ siteDir }: LoadContext): Plugin {
  const nameClass = createNamer(siteDir);
  return {
    name: 'short-names',
    configureWebpack: ({ module }) => {
      if (process.env.NODE_ENV === 'production') shorten(module?.rules ?? [], nameClass);
      return undefined;
    },
  };
}
