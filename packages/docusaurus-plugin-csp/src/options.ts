import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

import { DEFAULT_DIRECTIVES, type Directives } from './directives.ts';

/** Options of the plugin; each has a default. */
export type Options = {
  /**
   * Directives of the pages' policy; each replaces the default of the same name. Hashes of inline
   * scripts are added to `script-src`.
   */
  readonly directives: Directives;
  /** Globs of built HTML files that have their own policy and are left unchanged. */
  readonly ownPolicy: readonly string[];
  /** Folders whose file names contain a content hash: browsers may cache them for a year. */
  readonly immutable: readonly string[];
  /**
   * Whether browsers that have visited the site use HTTPS for every subdomain too, for a year
   * (`includeSubDomains` in Strict-Transport-Security).
   */
  readonly includeSubDomains: boolean;
};

const schema = Joi.object<Options>({
  directives: Joi.object()
    .pattern(Joi.string(), Joi.array().items(Joi.string()).min(1))
    .default({}),
  ownPolicy: Joi.array().items(Joi.string()).default([]),
  immutable: Joi.array()
    .items(
      Joi.string().pattern(
        /^[^/*]+(?:\/[^/*]+)*$/,
        'a folder without leading and trailing slashes',
      ),
    )
    .default(['assets']),
  includeSubDomains: Joi.boolean().default(false),
});

/** Validates the options with Docusaurus' own helper, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}

/** The policy that the options describe, without the hashes of a page. */
export const policyOf = ({ directives }: Options): Directives => ({
  ...DEFAULT_DIRECTIVES,
  ...directives,
});
