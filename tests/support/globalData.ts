import { readFileSync } from 'node:fs';

type Version = {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  draftIds: string[];
  sidebars: Record<string, { link: { path: string; label: string } }>;
};

type Docs = { path: string; versions: Version[] };

/** The docs plugin's data in a build's `globalData.json`. */
export function readDocsData(directory = '.docusaurus'): Docs {
  const data = JSON.parse(readFileSync(`${directory}/globalData.json`, 'utf8')) as {
    'docusaurus-plugin-content-docs': { default: Docs };
  };
  return data['docusaurus-plugin-content-docs'].default;
}
