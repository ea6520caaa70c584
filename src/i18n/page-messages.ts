import type { SSRConfig } from 'next-i18next/pages';
import { defaultLocale } from './locales';
import type { Messages } from './translate';

/** The messages that `loadMessages` put into a page's props. */
export function pageMessages(pageProps: Partial<SSRConfig> | undefined): Messages {
  const carried = pageProps?._nextI18Next;
  return (carried?.initialI18nStore?.[carried.initialLocale ?? defaultLocale] ?? {}) as Messages;
}
