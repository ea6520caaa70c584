import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../scripts/lib/programs.ts';
import { fetchSitePages, siteRoutes } from '../../../../scripts/lib/site-pages.ts';
import { testSite } from '../../../../scripts/lib/test-site.ts';
import { pageFacts } from '../../../e2e/site/read-pages.ts';
import { host } from '../../../e2e/support/service-host.ts';
import { inLanguage, type Language, site } from '../../../e2e/support/test.ts';

export type LocalizedPage = { path: string; language: Language; isMember: boolean };

export const languages: Language[] = ['id', 'en'];

/** Returns every page of the site in both languages, with ids that exist in the service. */
export async function listPages(): Promise<LocalizedPage[]> {
  const sitePages = Object.values(await fetchSitePages(host)).filter(({ status }) => !status);
  return languages.flatMap((language) =>
    sitePages.map(({ path, isMember = false }) => ({ path: inLanguage(language, path), language, isMember })),
  );
}

// Routes whose pages are generated on their first visit.
const ROUTES_WITH_IDS = siteRoutes.filter((route) => route.endsWith('/[id]'));

/** Returns pages with unknown ids. Each number has other ids, because the response for an id is cached. */
export function unknownPages(number: number): LocalizedPage[] {
  return languages.flatMap((language) =>
    ROUTES_WITH_IDS.map((route) => ({
      path: inLanguage(language, route.replace('[id]', String(9_000_001 + number))),
      language,
      isMember: false,
    })),
  );
}

/** Feeds, sitemaps and images that the site generates from data of the service on every request. */
export const generatedFiles = [
  '/sitemap-pages.xml',
  '/en/sitemap-pages.xml',
  '/sitemap.xml',
  '/sitemap-tours-1.xml',
  '/sitemap-articles-1.xml',
  '/blog/rss.xml',
  '/og/region/1.png',
  '/og/site.png',
];

/** Requests a page and makes the site regenerate it at once (Next's on-demand revalidation). */
export function regenerate(path: string) {
  const manifest = readFileSync(join(root, testSite.distDir, 'prerender-manifest.json'), 'utf8');
  const { preview } = JSON.parse(manifest) as { preview: { previewModeId: string } };
  return requestPage(path, { 'x-prerender-revalidate': preview.previewModeId });
}

/** The number of requests that can wait for the service in parallel without delaying one another. */
const PARALLEL_REQUESTS = 8;

/** Runs the work for each item, `limit` items in parallel. Returns the results in the order of the items. */
export async function mapParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  limit = PARALLEL_REQUESTS,
) {
  const results: Result[] = [];
  // All workers take their items from the same iterator.
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/** The response of the site for a page. */
export type SiteResponse = {
  status: number;
  ms: number;
  retryAfter: string | null;
  lang: string | null;
  title: string;
  /** The text in the HTML of the server. */
  text: string;
};

/** Requests a page from the site without running its scripts. */
export async function requestPage(path: string, headers: Record<string, string> = {}): Promise<SiteResponse> {
  const startedAt = performance.now();
  const response = await fetch(site + path, { headers, redirect: 'manual' });
  const html = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  const { lang, title } = pageFacts(html);
  const text = html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, ms, retryAfter, lang, title, text };
}

/** The time limit of an error page: up to three seconds of waiting for the service, and the rendering. */
export const OUTAGE_MS = 3200;
/** The time limit of a page after the service has recovered. */
export const RECOVERY_MS = 5000;

const errorTexts: Record<Language, RegExp> = {
  id: /503 Terjadi kesalahan\. Halaman ini belum bisa ditampilkan\. Coba lagi sebentar, atau hubungi kami\. Coba lagi /,
  en: /503 Something went wrong\. We can’t show this page right now\. Try again in a moment, or contact us\. Try again /,
};

/** Returns the findings about a response during an outage, which must be either the page or the error page. */
export function checkOutageResponse(response: SiteResponse, language: Language): string[] {
  const { status, ms, retryAfter, lang, text } = response;
  const isPage = status === 200;
  return [
    ![200, 503].includes(status) && `has the status ${status}`,
    ms > OUTAGE_MS && `takes ${ms} ms`,
    lang !== language && `is in the language ${lang}`,
    !isPage && retryAfter !== '60' && `has Retry-After: ${retryAfter}`,
    !isPage && !errorTexts[language].test(text) && `does not show the error text: ${text.slice(0, 200)}`,
    ...findDeveloperText(text),
  ].filter((finding) => finding !== false);
}

/** Patterns of text for developers that must not appear on a page. */
const DEVELOPER_TEXTS = [
  /\b(undefined|NaN|null)\b/,
  /\[object \w+\]/,
  /\b\w*(Type|Syntax|Range|Reference|Api)Error\b/,
  /Unexpected (token|end)|Failed to fetch|Internal Server Error|Application error|Load failed/,
  // The default English messages of the API client for responses without a message.
  /The service (could not be reached|took too long|refused what|gave an answer|does not allow|got too many)|This (needs a sign-in|does not exist|is no longer possible)\./,
  // The key of a missing translation.
  /\b[a-z]+:[a-z]\w*\.\w+/,
];

/** Returns a finding for each text that must not be shown to visitors. */
export function findDeveloperText(text: string): string[] {
  return DEVELOPER_TEXTS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((match) => `shows "${match}"`);
}
