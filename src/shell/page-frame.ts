import { contactPart } from '@/hooks/page/contact-part';
import type { Namespace } from '@/i18n/i18n';
import { type WordsRoute, wordsOfPage } from '@/i18n/server-words';
import { shellData } from './shell-data';

/** What every page carries beside its own content: the words it asks for of these namespaces and the contact headline. */
export async function pageFrame(
  locale: string | undefined,
  route: WordsRoute,
  namespaces: readonly Namespace[] = [],
  contact = contactPart(locale),
) {
  const [words, answer] = await Promise.all([wordsOfPage(locale, route, namespaces), contact]);
  return { ...words, shell: shellData(answer) };
}
