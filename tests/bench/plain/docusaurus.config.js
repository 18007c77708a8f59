/** Docusaurus as it comes, with the themes that notes need: the peer of `npm run bench`. */
module.exports = {
  title: 'Plain Docusaurus',
  url: 'https://notes.example.org',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { mermaid: true },
  future: { v4: true, experimental_faster: true },
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.ts' },
        blog: {
          onInlineTags: 'ignore',
          onInlineAuthors: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
        },
        pages: false,
      },
    ],
  ],
};
