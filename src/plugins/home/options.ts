import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** A folder below `docs` that is an area; its name and line are in its `_category_.json`. */
export type HomeFolder = {
  readonly folder: string;
  /** Files of the notes that are shown first, relative to the folder. */
  readonly best: readonly string[];
};

/** Options of the home page's plugin. */
export type HomeOptions = {
  /** In the order of the page. */
  readonly areas: readonly HomeFolder[];
  /** Files of the posts that are shown first, relative to the blog's folder. */
  readonly bestPosts: readonly string[];
  /** Name of the area of all that is in no other. */
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

/** Refuses what is missing and what the plugin does not know. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HomeOptions, HomeOptions>): HomeOptions {
  return validate(schema, options);
}
