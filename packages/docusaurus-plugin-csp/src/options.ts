import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

import { DEFAULT_DIRECTIVES, type Directives } from './directives.ts';

/** Options of the plugin; each has a default. */
export type Options = {
  /**
   * Directives of the pages' policy, added to the defaults or in the place of one by its name. The
   * hashes of a page's inline scripts come to `script-src` by themselves.
   */
  readonly directives: Directives;
  /** Built HTML files, as globs, that carry a policy of their own and are left as they are. */
  readonly ownPolicy: readonly string[];
  /** Folders whose files have their content's hash in the name: browsers keep them for a year. */
  readonly immutable: readonly string[];
  /**
   * Whether browsers that have seen the site ask every subdomain of its host by HTTPS only, for a
   * year: `includeSubDomains` in Strict-Transport-Security.
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
      Joi.string().pattern(/^[^/*]+(?:\/[^/*]+)*$/, 'a folder without slashes around'),
    )
    .default(['assets']),
  includeSubDomains: Joi.boolean().default(false),
});

/** Checks the options as Docusaurus checks those of every plugin, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}

/** The policy that the options make, before the hashes of a page. */
export const policyOf = ({ directives }: Options): Directives => ({
  ...DEFAULT_DIRECTIVES,
  ...directives,
});
