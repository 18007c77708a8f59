export {
  NO_CACHE,
  openCache,
  openOutlines,
  openSecrets,
  type FaultCache,
} from './cache.ts';
export { checkNotes, type CheckOptions } from './checkNotes.ts';
export { readInstalled } from './installed.ts';
export { checkSecrets } from './checkSecrets.ts';
export { checkSiteReferences } from './checkSiteReferences.ts';
export { checkTags, readTags } from './checkTags.ts';
export { describeSite } from './describeSite.ts';
export { listStale, type StaleNote } from './listStale.ts';
export { nameNotes } from './nameNotes.ts';
export { isNoteFile, listNotes, NOTE_FOLDERS, readNotes } from './readNotes.ts';
export { PLAN, findPlanned, guessPlanned, type PlannedNote } from './plan.ts';
