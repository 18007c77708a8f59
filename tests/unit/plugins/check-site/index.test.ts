import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';

import checkSite from '../../../../src/plugins/check-site/index.ts';
import checkSitePreset from '../../../../src/plugins/check-site/preset.ts';

function contextFor(navbar: object): LoadContext {
  const siteConfig = { themeConfig: { navbar } };
  const siteConfigPath = 'somewhere/site.config.ts';
  return { siteConfig, siteConfigPath } as unknown as LoadContext;
}

function pluginFor(...items: object[]): Plugin {
  return checkSite(contextFor({ items }));
}

const version = { versionName: 'current', isLast: true, sidebars: {} };
const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [{ ...version, docs: [{ id: 'intro' }], drafts: [{ id: 'soon' }] }],
    },
  },
} as unknown as AllContent;

function load(plugin: Plugin) {
  return () => plugin.allContentLoaded?.({ allContent, actions: {} as never });
}

it('rejects an unknown doc and names the config file', () => {
  expect(load(pluginFor({ type: 'doc', docId: 'intr' }))).toThrow(
    /site\.config\.ts {2}error {2}navbar\/id[^]*Couldn't find any doc with id "intr"[^]*exist: intro/,
  );
});

it('rejects an unknown type and the style primary before any plugin runs', () => {
  const navbar = { style: 'primary', items: [{ type: 'nope' }] };
  expect(() => checkSitePreset(contextFor(navbar))).toThrow(
    /site\.config\.ts {2}error {2}navbar\/style[^]*site\.config\.ts {2}error {2}navbar\/type/,
  );
});

it('loads with docs and drafts that exist', () => {
  const [doc, draft] = ['intro', 'soon'].map((docId) => ({ type: 'doc', docId }));
  expect(load(pluginFor(doc ?? {}, draft ?? {}))).not.toThrow();
});
