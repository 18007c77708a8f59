import type { AllContent, LoadContext } from '@docusaurus/types';

import { isListed, listPages } from 'mdx-source';
import { readHistory } from '../../notes/readHistory.ts';
import type { HomeData } from '../../components/HomePage/data.ts';
import { listAreas, type HomeSettings } from './listAreas.ts';
import { listChanges } from './listChanges.ts';
import { listLanguages } from './listLanguages.ts';

/** What the home page shows of the content that the content plugins loaded. */
export function buildHome(
  allContent: AllContent,
  context: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  settings: HomeSettings,
): HomeData {
  const { siteDir } = context;
  const pages = listPages(allContent, siteDir, settings.otherPages).filter(isListed);
  const areas = listAreas(pages, settings, context);
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  return {
    purpose: settings.purpose.replace('{count}', String(count)),
    areas,
    languages: listLanguages(pages),
    changes: listChanges(pages, readHistory(siteDir)),
  };
}
