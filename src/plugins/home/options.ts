import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the home page's plugin. */
export type HomeOptions = {
  /** Folders below `docs` that are areas, in the order of the page; name and line stand in their `_category_.json`. */
  readonly areas: readonly string[];
  /** Name of the area of all that is in no other. */
  readonly otherPages: string;
};

const schema = Joi.object<HomeOptions>({
  areas: Joi.array().items(Joi.string()).min(1).required(),
  otherPages: Joi.string().required(),
});

/** Refuses what is missing and what the plugin does not know. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<HomeOptions, HomeOptions>): HomeOptions {
  return validate(schema, options);
}
