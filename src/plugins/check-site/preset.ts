import path from 'node:path';

import type { LoadContext, Preset } from '@docusaurus/types';

import { refuseForm } from './navbar/index.ts';

/**
 * Rejects unknown navbar item types and the style `primary`, and adds the plugin that checks the rest.
 *
 * It's a preset because presets run before any plugin: plugins validate the theme config in an order
 * that varies between runs, and the theme's own error message doesn't say how to fix it.
 */
export default function checkSitePreset(context: LoadContext): Preset {
  refuseForm(context);
  return { plugins: [path.join(__dirname, 'index.ts')] };
}
