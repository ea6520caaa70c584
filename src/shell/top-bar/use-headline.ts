import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { localPath } from '@/config/routes';
import { HEADLINE_FILE } from '@/config/seo-files';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';

/** The contact headline of the service; `language` is left out if it is that of the page. */
export type Headline = { title: string; subtitle: string; image_url: string | null; language?: Locale };

/** The headlines that this tab has read. */
const headlines = proxy<Partial<Record<Locale, Headline>>>({});

/** Returns the contact headline of the service once it was read, which each tab does once in a language. */
export function useHeadline(): Headline | undefined {
  const { locale } = useMessages();
  useEffect(() => {
    if (!headlines[locale]) readHeadline(locale).catch(() => undefined);
  }, [locale]);
  return useSnapshot(headlines)[locale] as Headline | undefined;
}

/** Without an answer the bar keeps the text of the site; the next page with a bar asks again. */
async function readHeadline(locale: Locale): Promise<void> {
  const response = await fetch(localPath(locale, HEADLINE_FILE), { priority: 'low' });
  if (response.ok) headlines[locale] = (await response.json()) as Headline;
}
