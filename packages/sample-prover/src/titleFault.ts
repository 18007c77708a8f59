const SEGMENT = /^(?![-@])[\p{L}\p{M}\p{N}._\-+[\] ,'’，、：]+$/u;

/**
 * Why a title can't be the name of a file next to the page's samples; `undefined` if it
 * can. A name that begins with `-` or `@` can't, because compilers would read it as an
 * option.
 */
export function titleFault(title: string, language: string): string | undefined {
  const segments = title.replace(/^\.\//, '').split('/');
  if (title.startsWith('/')) return 'is an absolute path';
  if (segments.some((one) => one === '..' || one === '.')) {
    return 'leads out of the folder of the page, or back into it';
  }
  if (segments.some((one) => /^[-@]/.test(one))) {
    return 'has a part that begins with "-" or "@", which a compiler reads as an option';
  }
  if (!segments.every((one) => SEGMENT.test(one))) {
    return 'contains a character that is not allowed, or an empty part';
  }
  if (segments.some((one) => one.toLowerCase() === 'node_modules')) {
    return 'is a path of packages';
  }
  const isManifest = segments.at(-1)?.toLowerCase() === 'package.json';
  return isManifest && !/^jsonc?$/.test(language)
    ? 'is the manifest of a package, which is a json fence'
    : undefined;
}
