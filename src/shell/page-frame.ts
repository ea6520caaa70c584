import type { Answer } from '@sdk';
import { ownTextPages } from '@/config/own-text-pages';
import { contactPart, languageOfAnswer, languagesFor, readServiceLanguages } from '@/hooks/server/service-languages';
import type { Namespace } from '@/i18n/i18n';
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales';
import { loadPageMessages, type PageRoute } from '@/i18n/server-messages';
import type { ShellData } from './page';

/**
 * Returns the props that every page has beside its content: its messages of these namespaces, the contact headline and
 * the languages of its texts. A page about one row replaces both by those of the row (`languagesOf`).
 */
export async function pageFrame(
  locale: string | undefined,
  route: PageRoute,
  namespaces: readonly Namespace[] = [],
  contact = contactPart(locale),
) {
  const [messages, answer, languages] = await Promise.all([
    loadPageMessages(locale, route, namespaces),
    contact,
    readServiceLanguages(),
  ]);
  const own = isLocale(locale) ? locale : defaultLocale;
  // The kept languages may be older than this answer.
  const texts = answer ? languageOfAnswer(answer) : (languagesFor(own, languages)[0] ?? own);
  const served = [...new Set([texts, ...languages.filter((language) => language !== own)])];
  const page = ownTextPages.includes(route) ? languagesFor(own, locales) : served;
  return {
    ...messages,
    shell: shellData(answer, own),
    // Left out where a page needs no mark, because they are sent with every page.
    ...(texts !== own && { textLanguage: texts }),
    ...(page.length < locales.length && { languages: page }),
  };
}

/** The contact headline for the top bar; null leaves the default text. */
function shellData(contact: Answer<'getContactPage'> | null, own: Locale): ShellData | null {
  if (!contact) return null;
  const { title, subtitle, image_url } = contact.data.headline;
  const language = languageOfAnswer(contact);
  return { headline: title, subtitle, image_url: image_url ?? null, ...(language !== own && { language }) };
}
