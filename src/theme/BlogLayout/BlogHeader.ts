import { createContext, type ReactNode } from 'react';

/** What stands above the posts of a list; the theme's page of a list has no place for it. */
export const BlogHeader = createContext<ReactNode>(null);
