import { languageOf } from 'mdx-source/client';
import { PAGES_CACHE } from '../caches.ts';

type Entry = { readonly path: string; readonly title: string };

/** The title that a kept page has, without the site's name. */
async function readTitle(page: Response | undefined): Promise<string | undefined> {
  const html = (await page?.text()) ?? '';
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return title.replace(/ \| [^|]*$/, '') || undefined;
}

async function readKept(): Promise<Entry[]> {
  const cache = await caches.open(PAGES_CACHE);
  const entries = (await cache.keys()).map(async (request) => {
    const path = decodeURI(new URL(request.url).pathname);
    return { path, title: (await readTitle(await cache.match(request))) ?? path };
  });
  return (await Promise.all(entries)).sort((a, b) => a.title.localeCompare(b.title));
}

function show(entries: readonly Entry[]): void {
  document.querySelector('ul')?.append(
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
  document
    .querySelector(entries.length > 0 ? '#some' : '#none')
    ?.removeAttribute('hidden');
}

document.querySelector('button')?.addEventListener('click', () => location.reload());
readKept().then(show, () => show([]));
