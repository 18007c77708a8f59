import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** A folder below `docs` that is an area; its name and description come from its `_category_.json`. */
export type HomeFolder = {
  readonly folder: string;
  /** Files of the featured notes, relative to the folder. */
  readonly best: readonly string[];
};

/** Options of the home page plugin. */
export type HomeOptions = {
  /** In page order. */
  readonly areas: readonly HomeFolder[];
  /** Files of the featured posts, relative to the blog's folder. */
  readonly bestPosts: readonly string[];
  /** Name of the area for pages that are in no other area. */
  readonly otherPages: string;
};

const files = Joi.array().items(Joi.string()).max(3).required();

const schema = Joi.object<HomeOptions>({
  areas: Joi.array()
    .items(Joi.object({ folder: Joi.string().required(), best: files }))
    .min(1)
    .required(),
  bestPosts: files,
  otherPages: Joi.string().required(),
});

/** Rejects missing and unknown options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HomeOptions, HomeOptions>): HomeOptions {
  return validate(schema, options);
}
