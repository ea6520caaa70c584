import { pageUrl } from '@/config/page-url';
import type { Locale } from '@/i18n/locales';

export type PageTexts = { title: string; description: string };

/** Returns the schema.org properties of every page: name, description, address and the language of its texts. */
export function webPageData(locale: Locale, path: string, { title, description }: PageTexts) {
  return { name: title, description, url: pageUrl(locale, path), inLanguage: locale };
}
