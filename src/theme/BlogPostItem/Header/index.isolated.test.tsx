// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import BlogPostItemHeader from './index.tsx';

const post = vi.hoisted(() => ({ frontMatter: {} }));

vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  useBlogPost: () => ({
    ...post,
    metadata: { authors: [], date: '2026-11-20', readingTime: 1 },
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
