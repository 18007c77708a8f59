import { commandOf, resetCopy, withCopy, type Variant } from './copy.ts';
import { runWatched } from './runWatched.ts';
import { findNoteToEdit, timeStart } from './timeStart.ts';

const VARIANTS: readonly Variant[] = ['site', 'without faster'];

async function describeBuild(copy: string, variant: Variant): Promise<string> {
  const { seconds, peakMiB } = await runWatched(commandOf(variant, 'build'), copy);
  const memory = peakMiB === null ? 'peak not known' : `peak ${peakMiB} MiB`;
  return `${seconds.toFixed(1)} s, ${memory}`;
}

async function describeStart(copy: string, variant: Variant, file: string) {
  const times = await timeStart(copy, { variant, isWarm: true }, file);
  const first = times['first page'].toFixed(1);
  return `first page ${first} s, page after an edit ${times['an edit'].toFixed(2)} s`;
}

/**
 * `npm run bench:build`: what a build takes of what is committed, and a start, as the site is
 * configured and without `@docusaurus/faster`. A cold build has no caches at all and checks every
 * sample; a warm one, and the start, have all that the run before has kept.
 */
async function main(root: string): Promise<void> {
  const file = findNoteToEdit(root);
  await withCopy(root, async (copy) => {
    for (const variant of VARIANTS) {
      resetCopy(copy, { isWarm: false });
      console.log(`${variant}: cold build ${await describeBuild(copy, variant)}`);
      console.log(`${variant}: warm build ${await describeBuild(copy, variant)}`);
      console.log(`${variant}: start ${await describeStart(copy, variant, file)}`);
    }
  });
}

await main(process.cwd());
