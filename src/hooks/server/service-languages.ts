import { read } from '@/api/read';
import { serviceLanguages } from '@/domain/content-language';
import { contactPageQuery } from '../page';

type Language = (typeof serviceLanguages)[number];

/** Reads the contact page, which every page shows a part of; null when the service does not respond. */
export const contactPart = (locale: string | undefined) =>
  read(locale, contactPageQuery(), { onFailure: 'optional', isShared: true });

// After this time a visited page is rendered again.
const MAX_AGE_MS = 60_000;

let cached: { at: number; languages: Promise<readonly Language[]> } | undefined;

/** Returns the language of an answer. A service that does not name it has Indonesian texts. */
export const languageOfAnswer = ({ language = 'id' }: { language?: Language }): Language => language;

/** Returns the languages of the service's texts, asked at most once a minute. */
export function readServiceLanguages(now = Date.now()): Promise<readonly Language[]> {
  if (!cached || now - cached.at > MAX_AGE_MS) cached = { at: now, languages: askLanguages() };
  return cached.languages;
}

async function askLanguages(): Promise<readonly Language[]> {
  const answers = await Promise.all(serviceLanguages.map((language) => contactPart(language)));
  const languages = new Set(answers.map((answer) => languageOfAnswer(answer ?? {})));
  // After a failure the next page asks again.
  if (answers.includes(null)) cached = undefined;
  return serviceLanguages.filter((language) => languages.has(language));
}

/** Sorts languages for a page: its own first, if the texts exist in it. */
export function languagesFor(locale: Language, languages: readonly Language[]): Language[] {
  return [...languages].sort((a, b) => Number(b === locale) - Number(a === locale));
}
