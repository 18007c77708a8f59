/** The remark and rehype plugins that turn a note's MDX into HTML, for the site config. */
export { dropMissingImage, showBrokenNote } from './brokenNotes.ts';
export { default as highlight } from './rehype/highlight/index.ts';
export { default as labelScrollBoxes } from './rehype/labelScrollBoxes.ts';
export { default as breakCells } from './rehype/breakCells.ts';
export { default as inlineHan } from './remark/inlineHan.ts';
export { default as labLinks } from './remark/labLinks.ts';
export { default as missingImages } from './remark/missingImages.ts';
export { default as addNoteLinks } from './remark/addNoteLinks.ts';
export { default as addNoteHeader } from './remark/addNoteHeader.ts';
export { default as sampleDepth } from './remark/sampleDepth.ts';
export { default as typography, typesetFrontMatter } from './remark/typography.ts';
