import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the theme; each has a default. */
export type Options = {
  /**
   * The area of pages that are neither posts nor in a folder of the docs. Other pages are
   * in the area named by the label in their folder's `_category_.json`, or by the blog's
   * title.
   */
  readonly otherPages: string;
};

const schema = Joi.object<Options>({ otherPages: Joi.string().default('Pages') });

/** Validates the options with Docusaurus' own helper, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}
