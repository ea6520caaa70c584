import { contactPart } from '@/hooks/page/contact-part';
import type { Namespace } from '@/i18n/i18n';
import { serverWords } from '@/i18n/server-words';
import { shellData } from './shell-data';

/** What every page carries beside its own content: the words of its namespaces and the contact headline. */
export async function pageFrame(
  locale: string | undefined,
  namespaces: readonly Namespace[],
  contact = contactPart(locale),
) {
  const [words, answer] = await Promise.all([serverWords(locale, namespaces), contact]);
  return { ...words, shell: shellData(answer) };
}
