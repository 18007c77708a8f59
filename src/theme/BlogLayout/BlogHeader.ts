import { createContext, type ReactNode } from 'react';

/** What's rendered above the posts of a list page; the theme's BlogListPage has no slot for it. */
export const BlogHeader = createContext<ReactNode>(null);
