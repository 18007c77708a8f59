import { logger } from '@docusaurus/logger';
import { validateBlogPostFrontMatter } from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import { validateDocFrontMatter } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { validatePageFrontMatter } from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
import type { Page } from 'mdx-source';

/** A value that Docusaurus stops the build for. */
type DocusaurusError = {
  readonly key: string;
  /** In Docusaurus' words, such as `"draft" must be a boolean`. */
  readonly says: string;
  /** Joi's name for it, such as `boolean.base`. */
  readonly type: string;
};

type JoiError = {
  readonly details: readonly {
    readonly path: readonly (string | number)[];
    readonly message: string;
    readonly type: string;
  }[];
};

/** Docusaurus' validators, by the folder of the plugin that they belong to. */
const VALIDATORS: Readonly<Record<string, (front: Record<string, unknown>) => unknown>> =
  {
    docs: validateDocFrontMatter,
    blog: validateBlogPostFrontMatter,
    src: validatePageFrontMatter,
  };

/** Validates a page's front matter as Docusaurus does, drafts included; the first error of each key. */
export function validateWithDocusaurus({ file, frontMatter }: Page): DocusaurusError[] {
  const { error: print } = logger;
  // Docusaurus prints what it refuses before it throws.
  logger.error = () => undefined;
  try {
    VALIDATORS[file.split('/', 1)[0] ?? '']?.({ ...frontMatter });
    return [];
  } catch (error) {
    const found = (error as JoiError).details.map(({ path, message, type }) => ({
      // What's wrong about draft and unlisted together has no path.
      key: String(path[0] ?? 'draft'),
      says: message.replace(/\.$/, ''),
      type,
    }));
    return [...new Map(found.toReversed().map((one) => [one.key, one])).values()];
  } finally {
    logger.error = print;
  }
}
