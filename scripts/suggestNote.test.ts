import { describe, expect, it } from 'vitest';

import { suggestNote } from './suggestNote.ts';

describe('a new note', () => {
  it.each([
    ['docs/tech-notes/npm/pnpm-vs-npm.md', 'comparison'],
    ['docs/tech-notes/git/undo-cheatsheet.md', 'cheatsheet'],
    ['docs/tech-notes/git/cheat-sheet.mdx', 'cheatsheet'],
    ['docs/book-notes/checklist.md', 'checklist'],
    ['docs/tech-notes/canvs.md', 'concept'],
    ['docs/tech-notes/sheet-music.md', 'concept'],
    ['docs/tech-notes/vs-code/keys.md', 'concept'],
    ['docs/book-notes/deep-work.md', 'book'],
    ['docs/personal-growth-notes/weekly-review.md', 'growth'],
    ['docs/tutorial-basics/create-a-page.md', 'tutorial'],
    ['blog/2026-11-20-a.md', 'post'],
  ])('has the kind that its path says: %s', (file, kind) => {
    expect(suggestNote(file).kind).toBe(kind);
  });

  it.each([
    ['blog/2026-11-28-til-git-worktree.md', 'TIL git worktree'],
    ['blog/2026-11-28-TIL-git-worktree/index.md', 'TIL git worktree'],
    ['blog/2026/11/28/my-post.mdx', 'My post'],
    ['docs/tech-notes/http/cors.md', 'CORS'],
    ['docs/tech-notes/api/api-keys.md', 'API keys'],
    ['docs/tech-notes/git/until-merge.md', 'Until merge'],
    ['docs/tech-notes/database/sqlite-backups.md', 'SQLite backups'],
    ['docs/tech-notes/ci-cd/github-actions.md', 'GitHub actions'],
    ['docs/tech-notes/nodejs.md', 'Node.js'],
    ['docs/tech-notes/ios-and-macos.md', 'iOS and macOS'],
    ['docs/tech-notes/how-to-react.md', 'How to react'],
    ['docs/book-notes/狼道.md', '狼道'],
  ])('has a title with the capitals of its words: %s', (file, title) => {
    expect(suggestNote(file).title).toBe(title);
  });
});
