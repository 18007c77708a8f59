import { writeFileSync } from 'node:fs';
import { listNotes } from 'notes-lint';
import { readPage, readSections } from 'mdx-source';
import { buildIndex } from 'docusaurus-theme-search';
const root = process.cwd();
const entries = listNotes(root).sort().map((file) => {
  const p = readPage(root, file);
  const fm = p.frontMatter as any;
  let permalink = '/' + file.replace(/\.mdx?$/, '').replace(/\/index$/, '/').replace(/^src\/pages/, '');
  if (file.startsWith('blog/')) permalink = '/blog/' + (fm.slug ?? '');
  return { file, permalink, title: String(fm.title ?? file), area: file.split('/')[1]!, frontMatter: fm, sections: readSections(p.tree) };
});
const { notes, headings, files } = buildIndex(entries as any, entries.map((e) => e.sections), '/');
writeFileSync('/tmp/index.json', JSON.stringify({ notes, headings, files: [...files] }));
