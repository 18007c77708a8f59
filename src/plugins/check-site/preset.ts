import path from 'node:path';

import type { LoadContext, Preset } from '@docusaurus/types';

import { refuseForm } from './navbar/index.ts';

/**
 * Refuses a navbar item of an unknown type and a style without colours, and brings the plugin that
 * checks the rest.
 *
 * A preset, because presets run before any plugin: plugins validate the theme's configuration in
 * an order that changes from run to run, and the theme's own message names no remedy.
 */
export default function checkSitePreset(context: LoadContext): Preset {
  refuseForm(context);
  return { plugins: [path.join(__dirname, 'index.ts')] };
}
