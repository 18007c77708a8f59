// What two release tools make of a commit after 1.2.3, with nothing configured. Run in a folder that sees the
// lab's packages.
import { createRequire } from 'node:module';
import { analyzeCommits } from '@semantic-release/commit-analyzer';

const require = createRequire(import.meta.url);
require('release-please');
const { parseConventionalCommits } = require('release-please/build/src/commit.js');
const { Simple } = require('release-please/build/src/strategies/simple.js');
const { TagName } = require('release-please/build/src/util/tag-name.js');
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
const sha = (index) => (index + 10).toString(16).repeat(40);

const semanticRelease = async (messages) =>
  (await analyzeCommits(
    {},
    {
      cwd: import.meta.dirname,
      logger,
      commits: messages.map((message, index) => ({ hash: sha(index), message })),
    },
  )) ?? 'no release';

// The version that the release pull request would have; without one, nothing is released.
const names = { '2.0.0': 'major', '1.3.0': 'minor', '1.2.4': 'patch' };
const releasePlease = async (messages) => {
  const commits = parseConventionalCommits(
    messages.map((message, index) => ({ sha: sha(index), message, files: [] })),
    logger,
  );
  const github = { repository: { owner: 'you', repo: 'shop', defaultBranch: 'main' } };
  const strategy = new Simple({ github, targetBranch: 'main', logger });
  const latest = {
    tag: new TagName(Version.parse('1.2.3')),
    sha: 'f'.repeat(40),
    notes: '',
  };
  const request = await strategy.buildReleasePullRequest(commits, latest);
  const version = request?.version?.toString() ?? 'no release';
  return names[version] ?? version;
};

const show = async (title, ...messages) =>
  console.log(
    [await semanticRelease(messages), await releasePlease(messages), title]
      .map((cell) => cell.padEnd(22))
      .join('')
      .trimEnd(),
  );

console.log('semantic-release      release-please        commit');
const types =
  'feat fix perf refactor docs test build ci chore style revert feature hotfix Feat FIX';
for (const type of types.split(' ')) await show(`${type}: a`, `${type}: a`);
for (const subject of ['feat:a', 'feat (pay): a', 'feat(): a', 'feat(pay)(cart): a'])
  await show(subject, subject);
for (const type of ['fix', 'build', 'chore']) {
  const subject = `${type}(deps): bump a`;
  await show(subject, subject);
}
await show('chore!: a, and the footer', 'chore!: a\n\nBREAKING CHANGE: b');
await show('chore: a, Release-As: 3.0.0', 'chore: a\n\nRelease-As: 3.0.0');

const line = `This reverts commit ${sha(1)}.`;
await show('Revert "feat: a", as git writes it', `Revert "feat: a"\n\n${line}`);
await show('revert: feat: a, without that line', 'revert: feat: a\n\nRefs: SHOP-80');
await show('revert: feat: a, with that line', `revert: feat: a\n\n${line}`);
const reason = 'It charged twice.';
await show('the same, feat unreleased too', `revert: feat: a\n\n${line}`, 'feat: a');
await show(
  'unreleased, (#13) in the subject',
  `revert: feat: a (#13)\n\n${line}`,
  'feat: a (#12)',
);
await show(
  'unreleased, other words in the subject',
  `revert: take back a\n\n${line}`,
  'feat: a',
);
await show(
  'unreleased, a reason above the line',
  `revert: feat: a\n\n${reason}\n\n${line}`,
  'feat: a',
);
await show(
  'unreleased, a reason below the line',
  `revert: feat: a\n\n${line}\n\n${reason}`,
  'feat: a',
);
await show(
  'unreleased, a short hash',
  `revert: feat: a\n\nThis reverts commit ${sha(1).slice(0, 8)}.`,
  'feat: a',
);
await show('fix: take back a, feat unreleased', `fix: take back a\n\n${line}`, 'feat: a');
await show(
  'Revert "feat: a" (#13), Reverts o/r#12',
  'Revert "feat: a" (#13)\n\nReverts o/r#12',
);
await show(
  'revert: feat: a (#13), Reverts o/r#12',
  'revert: feat: a (#13)\n\nReverts o/r#12',
);
await show('revert: feat: a (#13), with that line', `revert: feat: a (#13)\n\n${line}`);
