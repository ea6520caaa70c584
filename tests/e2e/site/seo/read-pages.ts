import { type PageFacts, pageFacts } from '../crawl/page-facts.ts';
import { type HeadFacts, headFacts } from './head-facts.ts';

export type FoundPage = HeadFacts &
  Pick<PageFacts, 'title' | 'h1' | 'lang'> & { url: string; status: number; html: string };

const AT_ONCE = 6;

/** Asks for every address, some at a time, without following a redirect. */
export async function readPages(urls: readonly string[]): Promise<FoundPage[]> {
  const pages: FoundPage[] = [];
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) pages.push(await readPage(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
}

export async function readPage(url: string): Promise<FoundPage> {
  const answer = await fetch(url, { redirect: 'manual' });
  const html = await answer.text();
  const { title, h1, lang } = pageFacts(html);
  return { url, status: answer.status, html, title, h1, lang, ...headFacts(html) };
}

/** Every value that stands on more than one page, with the pages. */
export function repeated(pages: readonly FoundPage[], textOf: (page: FoundPage) => string | null): string[] {
  const seen = new Map<string, string[]>();
  for (const page of pages) seen.set(textOf(page) ?? '', [...(seen.get(textOf(page) ?? '') ?? []), page.url]);
  return [...seen].flatMap(([value, urls]) => (value === '' || urls.length > 1 ? `${value}: ${urls.join(' ')}` : []));
}
