// Change: formats the date and the reading time as notes do; on the post's own page its description and
// its authors' names too, and the collapsed table of contents. No row of avatars.
import type { ReactNode } from 'react';
import Title from '@theme/BlogPostItem/Header/Title';

import PostInfo from '../../../components/PostInfo/index.tsx';

export default function BlogPostItemHeader(): ReactNode {
  return (
    <header>
      <Title />
      <PostInfo />
    </header>
  );
}
