import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the notes plugin as they are written in the configuration. */
export type PluginOptions = {
  /**
   * What faults do to a build: `fail` refuses it, `warn` prints them. `start` always prints.
   *
   * @defaultValue `'fail'`
   */
  readonly gate?: 'fail' | 'warn';
};

/** Options with their defaults. */
export type Options = Required<PluginOptions> & { readonly id: string };

const schema = Joi.object<Options>({
  gate: Joi.string().valid('fail', 'warn').default('fail'),
});

/** Fills in defaults; an option that does not exist is refused by name. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<PluginOptions | undefined, Options>): Options {
  return validate(schema, options ?? {});
}
