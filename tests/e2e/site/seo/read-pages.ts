import { type PageFacts, pageFacts } from '../crawl/page-facts.ts';
import { type PageMetadata, parseMetadata } from './page-metadata.ts';

export type FetchedPage = PageMetadata &
  Pick<PageFacts, 'title' | 'h1Count' | 'lang'> & { url: string; status: number; html: string };

const CONCURRENCY = 6;

/** Requests all addresses, some at a time, without following redirects. The pages are in the order of completion. */
export async function readPages(urls: readonly string[]): Promise<FetchedPage[]> {
  const pages: FetchedPage[] = [];
  const pendingUrls = [...urls];
  const readPending = async () => {
    for (let url = pendingUrls.shift(); url !== undefined; url = pendingUrls.shift()) pages.push(await readPage(url));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, readPending));
  return pages;
}

/** Requests an address without following a redirect; returns its status, its HTML and the facts in the HTML. */
export async function readPage(url: string): Promise<FetchedPage> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const { title, h1Count, lang } = pageFacts(html);
  return { url, status: response.status, html, title, h1Count, lang, ...parseMetadata(html) };
}

/** Returns each text that more than one page has, with the addresses of the pages. A missing text counts as well. */
export function findDuplicates(pages: readonly FetchedPage[], textOf: (page: FetchedPage) => string | null): string[] {
  const urlsByText = new Map<string, string[]>();
  for (const page of pages) {
    const text = textOf(page) ?? '';
    urlsByText.set(text, [...(urlsByText.get(text) ?? []), page.url]);
  }
  return [...urlsByText].flatMap(([text, urls]) =>
    text === '' || urls.length > 1 ? `${text}: ${urls.join(' ')}` : [],
  );
}
