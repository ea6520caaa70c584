import { serviceLanguages } from '@/domain/content-language';
import { contactPageQuery } from '../operations/page';
import { read } from './read';

type Language = (typeof serviceLanguages)[number];

/** Reads the contact page, at most once a minute for all pages; null when the service does not respond. */
export const contactPart = (locale: string | undefined) =>
  read(locale, contactPageQuery(), { onFailure: 'optional', isShared: true });

/**
 * Returns the languages of the service's texts, by the contact page in each. A service that names none has Indonesian
 * texts; one that does not respond is taken to have both.
 */
export async function readServiceLanguages(): Promise<readonly Language[]> {
  const languages = new Set<Language>();
  await Promise.all(
    serviceLanguages.map(async (asked) => {
      const answer = await contactPart(asked);
      languages.add(answer ? (answer.language ?? 'id') : asked);
    }),
  );
  return serviceLanguages.filter((language) => languages.has(language));
}

/** Sorts languages for a page: its own first, if the texts exist in it. */
export function languagesFor(locale: Language, languages: readonly Language[]): Language[] {
  return [...languages].sort((a, b) => Number(b === locale) - Number(a === locale));
}
