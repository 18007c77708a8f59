// What three parsers make of each way to write a breaking change. Run in a folder that sees the lab's packages.
import { createRequire } from 'node:module';
import { analyzeCommits } from '@semantic-release/commit-analyzer';

const require = createRequire(import.meta.url);
const { parseConventionalCommits } = require('release-please/build/src/commit.js');
const {
  DefaultVersioningStrategy,
} = require('release-please/build/src/versioning-strategies/default.js');
const { Version } = require('release-please/build/src/version.js');

const silent = () => {};
const logger = {
  log: silent,
  error: silent,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
};
const sha = 'a'.repeat(40);

const messages = {
  'feat, nothing breaks': 'feat: a',
  'fix, nothing breaks': 'fix: a',
  '! alone': 'feat(cart)!: a',
  'BREAKING CHANGE: footer': 'fix: a\n\nBREAKING CHANGE: b',
  '! and that footer': 'feat(cart)!: a\n\nBREAKING CHANGE: b',
  '! and that footer, trailers last':
    'feat(cart)!: a\n\nWhy.\n\nBREAKING CHANGE: b\n\nRefs: SHOP-80\nCo-authored-by: You <you@example.org>',
  'BREAKING-CHANGE: footer': 'fix: a\n\nBREAKING-CHANGE: b',
  'Breaking change: footer': 'fix: a\n\nBreaking change: b',
  'wrapped before "breaking change for"':
    'fix: a\n\nThis is not a\nbreaking change for callers.',
  'the same inside a line': 'fix: a\n\nThis is not a breaking change for callers.',
  'squash, list with ! in the body': 'feat: a (#12)\n\n* feat: b\n\n* feat(cart)!: c',
  'squash, list and footer in the body':
    'feat: a (#12)\n\n* feat: b\n\n* feat(cart)!: c\n\nBREAKING CHANGE: d',
  'Revert "feat: a"': `Revert "feat: a"\n\nThis reverts commit ${sha}.`,
};

const semanticRelease = async (message, config) =>
  (await analyzeCommits(config, {
    cwd: import.meta.dirname,
    logger,
    commits: [{ hash: sha, message }],
  })) ?? 'no release';

const names = { '2.0.0': 'major', '1.3.0': 'minor', '1.2.4': 'patch' };
const releasePlease = (message) => {
  const commits = parseConventionalCommits([{ sha, message, files: [] }], logger);
  if (commits.length === 0) return 'no release';
  const next = new DefaultVersioningStrategy().bump(Version.parse('1.2.3'), commits);
  return names[next.toString()];
};

const row = (...cells) =>
  console.log(
    cells
      .map((cell) => cell.padEnd(20))
      .join('')
      .trimEnd(),
  );
row('default', 'conventionalcommits', 'release-please', 'message');
for (const [name, message] of Object.entries(messages)) {
  row(
    await semanticRelease(message, {}),
    await semanticRelease(message, { preset: 'conventionalcommits' }),
    releasePlease(message),
    name,
  );
}
