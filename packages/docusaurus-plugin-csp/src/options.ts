import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

import { DIRECTIVE_NAMES, type Directives } from './directives.ts';

/** Options of the plugin; each has a default. */
export type Options = {
  /** Paths of built HTML files that have their own policy and are left unchanged. */
  readonly exempt: readonly string[];
  /**
   * Whether browsers that have visited the site use HTTPS for every subdomain too, for a year
   * (`includeSubDomains` in Strict-Transport-Security).
   */
  readonly includeSubDomains: boolean;
  /** Sources that are allowed besides the default ones, by directive, such as `img-src`. */
  readonly extraSources: Directives;
};

/** A source with one of these characters would end its directive, the policy or the attribute. */
const SOURCE = /^[^\s;,"]+$/;

const schema = Joi.object<Options>({
  exempt: Joi.array().items(Joi.string()).default([]),
  includeSubDomains: Joi.boolean().default(false),
  extraSources: Joi.object()
    .pattern(
      Joi.valid(...DIRECTIVE_NAMES),
      Joi.array().items(Joi.string().pattern(SOURCE)),
    )
    .default({}),
});

/** Validates the options with Docusaurus' own helper, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}
