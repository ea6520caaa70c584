import { pageFacts } from '../../../e2e/site/crawl/page-facts.ts';
import { type Language, site } from '../../../e2e/support/test.ts';

export type SiteAnswer = {
  status: number;
  ms: number;
  /** The header of Next's page cache. */
  cache: string | null;
  retryAfter: string | null;
  lang: string | null;
  title: string;
  /** The text of the page in the HTML of the server. */
  text: string;
};

/** Requests a page from the site without running its scripts. */
export async function ask(path: string, headers: Record<string, string> = {}): Promise<SiteAnswer> {
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
  return { status: response.status, ms, cache: response.headers.get('x-nextjs-cache'), retryAfter, lang, title, text };
}

/** The time limit of an error page: up to three seconds of waiting for the service, and the rendering. */
export const OUTAGE_MS = 3200;
/** The time limit of a page after the service has recovered. */
export const RECOVERY_MS = 5000;

const sorry: Record<Language, RegExp> = {
  id: /500 Terjadi kesalahan\. Halaman ini belum bisa ditampilkan\. Coba lagi sebentar, atau hubungi kami\. Coba lagi /,
  en: /500 Something went wrong\. This page cannot be shown right now\. Try again in a moment, or contact us\. Try again /,
};

/** Returns the problems of an answer during an outage, which is either the page or the error page. */
export function faultsOfOutage(answer: SiteAnswer, language: Language): string[] {
  const { status, ms, retryAfter, lang, text } = answer;
  const isPage = status === 200;
  return [
    ![200, 500].includes(status) && `answers ${status}`,
    ms > OUTAGE_MS && `takes ${ms} ms`,
    lang !== language && `is in the language ${lang}`,
    !isPage && retryAfter !== '60' && `says Retry-After: ${retryAfter}`,
    !isPage && !sorry[language].test(text) && `does not say sorry: ${text.slice(0, 200)}`,
    ...rawWords(text),
  ].filter((finding) => finding !== false);
}

/** Texts for developers that must not appear on a page. */
const RAW = [
  /\b(undefined|NaN|null)\b/,
  /\[object \w+\]/,
  /\b\w*(Type|Syntax|Range|Reference|Api)Error\b/,
  /Unexpected (token|end)|Failed to fetch|Internal Server Error|Application error|Load failed/,
  // The client's own English messages for answers without one; they must not reach a page.
  /The service (could not be reached|took too long|refused what|gave an answer)|This (needs a sign-in|does not exist|is no longer possible)\./,
  // The key of a missing message.
  /\b[a-z]+:[a-z]\w*\.\w+/,
];

/** Returns the texts of a page that must not be shown to visitors. */
export function rawWords(text: string): string[] {
  return RAW.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((words) => `shows "${words}"`);
}
