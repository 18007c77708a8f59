import { formatFault, readNotes } from 'notes-lint';
import { askAddress } from './links/askAddress.ts';
import { checkLinks } from './links/checkLinks.ts';
import { findLinks } from './links/findLinks.ts';
import { runCommand } from './runCommand.ts';

const PATIENCE = { timeout: 20_000, pause: 2_000 };

/** `npm run links`: lists dead links to other sites; never fails because of one. */
async function main(root: string): Promise<void> {
  const links = findLinks(readNotes(root));
  if (links.length === 0) throw new Error('No note links to another site.');
  const ask = (url: string) => askAddress(url, PATIENCE);
  const { faults, addresses, dead } = await checkLinks(links, ask);
  if (dead === addresses) {
    throw new Error('No other site responded. Is this machine online?');
  }
  for (const fault of faults) console.log(`${formatFault(fault)}\n`);
  console.log(`${addresses} URLs checked: ${dead} dead`);
}

await runCommand(() => main(process.cwd()));
