import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the plugin; each has a default. */
export type Options = {
  /** Maximum number of cached pages; the least recently visited are evicted first. */
  readonly maxPages: number;
  /** Maximum number of cached scripts, style sheets and images. */
  readonly maxAssets: number;
  /** How long to wait for the network before showing a cached page, in seconds. */
  readonly networkTimeoutSeconds: number;
  /**
   * Style sheets for the offline page, relative to the site's folder, that come before
   * its own. They can set the custom properties that it uses, which default to system
   * colours.
   */
  readonly customCss: readonly string[];
};

const number = Joi.number().integer().min(1);

const schema = Joi.object<Options>({
  maxPages: number.default(100),
  maxAssets: number.default(400),
  networkTimeoutSeconds: number.default(4),
  customCss: Joi.array().items(Joi.string()).default([]),
});

/** Validates the options with Docusaurus' own helper, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}
