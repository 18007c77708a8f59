import {
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';

/**
 * The page of the area that the reader is in, which lists all of its notes: the sidebar's first.
 *
 * @returns its link, and whether it's the current page; nothing in an area without a sidebar
 */
export default function useAreaPage() {
  const link = useDocsSidebar()?.items[0];
  const here = useSidebarBreadcrumbs()?.at(-1);
  return link?.type === 'link'
    ? { link, isCurrent: link.href === here?.href }
    : undefined;
}
