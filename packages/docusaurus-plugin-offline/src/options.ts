import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the plugin; each has a default. */
export type Options = {
  /** How many visited pages are kept; the ones visited longest ago go first. */
  readonly maxPages: number;
  /** How many scripts, style sheets and pictures are kept. */
  readonly maxAssets: number;
  /** How long the network is waited for before a page that is kept is shown, in seconds. */
  readonly networkTimeoutSeconds: number;
  /**
   * Style sheets that stand before the one of the page for readers without a network, from the site's
   * folder: they set the custom properties that it reads, which else have the system's colours.
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

/** Checks the options as Docusaurus checks those of every plugin, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}
