import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the plugin; each has a default. */
export type Options = {
  /** Globs of built HTML files that have their own policy and are left unchanged. */
  readonly ownPolicy: readonly string[];
  /**
   * Whether browsers that have visited the site use HTTPS for every subdomain too, for a year
   * (`includeSubDomains` in Strict-Transport-Security).
   */
  readonly includeSubDomains: boolean;
};

const schema = Joi.object<Options>({
  ownPolicy: Joi.array().items(Joi.string()).default([]),
  includeSubDomains: Joi.boolean().default(false),
});

/** Validates the options with Docusaurus' own helper, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}
