import type { SSRConfig } from 'next-i18next/pages';
import { defaultLocale } from './locales';
import type { Words } from './translate';

/** The messages that `serverWords` put into a page's props. */
export function pageWords(pageProps: Partial<SSRConfig> | undefined): Words {
  const carried = pageProps?._nextI18Next;
  return (carried?.initialI18nStore?.[carried.initialLocale ?? defaultLocale] ?? {}) as Words;
}
