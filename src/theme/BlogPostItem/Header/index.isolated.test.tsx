// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import BlogPostItemHeader from './index.tsx';

const post = vi.hoisted(() => ({ frontMatter: {}, authors: [] as object[] }));

vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  useBlogPost: () => ({
    ...post,
    metadata: { ...post, date: '2026-11-20', readingTime: 1 },
    isBlogPostPage: true,
    toc: [],
  }),
}));
vi.mock('../../../components/CollapsedToc/index.tsx', () => ({ default: () => null }));

it('has a paragraph for the description only if there is one', () => {
  const lede = () =>
    render(<BlogPostItemHeader />).container.querySelector('p')?.textContent;
  expect(lede()).toBeUndefined();
  post.frontMatter = { description: 'Why.' };
  expect(lede()).toBe('Why.');
});

it("has title and description in the post's language", () => {
  post.frontMatter = { description: '为什么。', lang: 'zh-Hans' };
  const { container } = render(<BlogPostItemHeader />);
  expect(container.querySelector('[lang="zh-Hans"]')?.textContent).toBe('为什么。');
});

it.each([
  [{ page: { permalink: '/blog/authors/ann' }, url: '/ann' }, '/blog/authors/ann'],
  [{ page: null, url: '/ann', email: 'ann@example.org' }, '/ann'],
  [{ email: 'ann@example.org' }, 'mailto:ann@example.org'],
  [{}, undefined],
])('the author %o links to %s, as in lists of authors', (author, to) => {
  post.authors = [{ name: 'Ann', ...author }];
  const { container } = render(<BlogPostItemHeader />);
  expect(container.querySelector('[to]')?.getAttribute('to')).toBe(to);
});
