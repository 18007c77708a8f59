import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext } from '@docusaurus/types';

import { formatRegistry, buildRouteTable } from './buildRouteTable.ts';
import { readGenerated } from './readGenerated.ts';
import { slimDocs, type DocsProps } from './slimDocs.ts';
import { slimConfig } from './slimConfig.ts';

/** The modules with the props of docs routes. */
const DOCS_PROPS = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\//;

/** The route modules, with the docs props replaced by their slim versions. */
function replaceDocsProps(
  modules: readonly string[],
  { generatedFilesDir }: LoadContext,
  write: (name: string, content: unknown) => void,
): string[] {
  const originals = modules.filter((file) => DOCS_PROPS.test(file));
  const props = originals.map((file) => {
    const json = readFileSync(file.replace('@generated', generatedFilesDir), 'utf8');
    return JSON.parse(json) as DocsProps;
  });
  slimDocs(props).forEach((slim, index) => write(`docs-${index}.json`, slim));
  return modules.map((file) => {
    const index = originals.indexOf(file);
    return index < 0 ? file : `@generated/optimize-bundle/docs-${index}.json`;
  });
}

/**
 * Writes replacements for the modules that Docusaurus generates for both build and browser, reduced to
 * what the browser reads.
 *
 * @param context - the site's context; its generated files must exist already
 * @param isServer - whether the modules are for the server bundle
 * @returns the aliases that map Docusaurus' modules to the replacements
 */
export function writeModules(
  context: LoadContext,
  isServer: boolean,
): Record<string, string> {
  const { generatedFilesDir, siteConfig } = context;
  const directory = path.join(generatedFilesDir, 'optimize-bundle');
  mkdirSync(directory, { recursive: true });
  const write = (name: string, content: unknown): string => {
    const file = path.join(directory, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const client = (name: string) => path.join(__dirname, 'client', `${name}.ts`);

  const { table, modules } = buildRouteTable(readGenerated(generatedFilesDir));
  write('table.json', table);
  const registry = formatRegistry(replaceDocsProps(modules, context, write), isServer);
  return {
    '@generated/routes$': client('routes'),
    '@generated/routesChunkNames$': client('routesChunkNames'),
    '@generated/registry$': write(
      `registry.${isServer ? 'server' : 'client'}.js`,
      registry,
    ),
    '@generated/docusaurus.config$': write('config.json', slimConfig(siteConfig)),
  };
}
