import path from 'node:path';

import type { LoadContext, Preset } from '@docusaurus/types';

import { checkNavbarStyle } from './checkNavbarStyle.ts';
import { checkNavbarTypes } from './checkNavbarTypes.ts';
import { navbarEntries } from './navbarEntries.ts';
import { throwAll } from './report.ts';

/**
 * Refuses a navbar item of an unknown type and a style without colours, and brings the plugin that checks the rest.
 *
 * A preset, because presets run before any plugin: plugins validate the theme's configuration in
 * an order that changes from run to run, and the theme's own message names no remedy.
 */
export default function checkConfigPreset(context: LoadContext): Preset {
  const entries = navbarEntries(context.siteConfig.themeConfig);
  const file = path.basename(context.siteConfigPath);
  const faults = [
    ...checkNavbarStyle(context.siteConfig.themeConfig, file),
    ...checkNavbarTypes(entries, file),
  ];
  throwAll(faults, `${entries.length} navbar items`);
  return { plugins: [path.join(__dirname, 'index.ts')] };
}
