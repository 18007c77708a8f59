import { pagesCache } from '../caches.ts';

/** What Docusaurus adds to the title of each page. */
declare const TITLE_END: string;

declare const BASE_URL: string;

type CachedPage = {
  readonly path: string;
  /** The page's title without the site's name. */
  readonly title: string;
  /** Language of the title, which may differ from the site's. */
  readonly lang: string;
};

async function toCachedPage(
  path: string,
  page: Response | undefined,
): Promise<CachedPage> {
  const html = (await page?.text()) ?? '';
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const { title: full } = parsed;
  const title =
    (full.endsWith(TITLE_END) ? full.slice(0, -TITLE_END.length) : full) || path;
  const lang = parsed.querySelector('h1')?.closest('[lang]')?.getAttribute('lang') ?? '';
  return { path, title, lang };
}

async function readCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache(BASE_URL));
  const pages = (await cache.keys()).map(async (request) =>
    toCachedPage(new URL(request.url).pathname, await cache.match(request)),
  );
  return (await Promise.all(pages)).sort((a, b) => a.title.localeCompare(b.title));
}

function show(pages: readonly CachedPage[]): void {
  document.querySelector('ul')?.append(
    ...pages.map(({ path, title, lang }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      item.append(Object.assign(link, { href: path, textContent: title, lang }));
      return item;
    }),
  );
  document.querySelector(pages.length > 0 ? '#some' : '#none')?.removeAttribute('hidden');
}

document.querySelector('button')?.addEventListener('click', () => location.reload());
readCachedPages().then(show, () => show([]));
