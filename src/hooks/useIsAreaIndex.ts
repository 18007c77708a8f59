import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

/** Whether the current page is the index of an area, which lists all of the area's notes. */
export default function useIsAreaIndex(): boolean {
  const { metadata } = useDoc();
  const first = useDocsSidebar()?.items[0];
  return first?.type === 'link' && first.href === metadata.permalink;
}
