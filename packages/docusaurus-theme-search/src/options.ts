import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the theme; each has a default. */
export type Options = {
  /**
   * What pages are filed under that lie in no folder of the docs and are no posts. The others have the
   * label of their folder's `_category_.json`, or the title of the blog.
   */
  readonly otherPages: string;
};

const schema = Joi.object<Options>({ otherPages: Joi.string().default('Pages') });

/** Checks the options as Docusaurus checks those of every plugin, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}
