import { languageOf } from '../../../notes/client.ts';
import { PAGES_CACHE, TITLES_FILE } from '../caches.ts';

/** Base path, set by the build. */
declare const BASE_URL: string;

type Entry = { readonly path: string; readonly title: string };

async function readTitles(): Promise<Map<string, string>> {
  try {
    const response = await fetch(BASE_URL + TITLES_FILE);
    return new Map(Object.entries((await response.json()) as Record<string, string>));
  } catch {
    return new Map();
  }
}

/** The title that a kept page itself has, without the site's name. */
async function readOwnTitle(page: Response | undefined): Promise<string | undefined> {
  const html = (await page?.text()) ?? '';
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return title.replace(/ \| [^|]*$/, '') || undefined;
}

async function readKept(): Promise<Entry[]> {
  const [titles, cache] = await Promise.all([readTitles(), caches.open(PAGES_CACHE)]);
  const entries = (await cache.keys()).map(async (request) => {
    const path = decodeURI(new URL(request.url).pathname);
    const title = titles.get(path) ?? (await readOwnTitle(await cache.match(request)));
    return { path, title: title ?? path };
  });
  return (await Promise.all(entries)).sort((a, b) => a.title.localeCompare(b.title));
}

function show(entries: readonly Entry[]): void {
  const list = document.querySelector('ul') as HTMLUListElement;
  list.append(
    ...entries.map(({ path, title }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = title;
      link.lang = languageOf(title) ?? '';
      item.append(link);
      return item;
    }),
  );
  (document.getElementById(entries.length > 0 ? 'some' : 'none') as HTMLElement).hidden =
    false;
}

document.querySelector('button')?.addEventListener('click', () => location.reload());
readKept().then(show, () => show([]));
