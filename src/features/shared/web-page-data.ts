import { pageUrl } from '@/config/page-url';
import type { Locale } from '@/i18n/locales';

export type PageTexts = { title: string; description: string };

/** What schema.org asks of every page: its name and description, where it is and in which language. */
export function webPageData(locale: Locale, path: string, { title, description }: PageTexts) {
  return { name: title, description, url: pageUrl(locale, path), inLanguage: locale };
}
