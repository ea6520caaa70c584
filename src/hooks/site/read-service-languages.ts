import { serviceLanguages } from '@/domain/content-language';
import { contactPart } from '@/hooks/page/contact-part';

type Language = (typeof serviceLanguages)[number];

// After this time a visited page is rendered again.
const KEPT_MS = 60_000;

let kept: { at: number; languages: Promise<readonly Language[]> } | undefined;

/** Returns the language of an answer. A service that does not name it has Indonesian texts. */
export const languageOfAnswer = ({ language = 'id' }: { language?: Language }): Language => language;

/** Returns the languages of the service's texts, asked at most once a minute. */
export function readServiceLanguages(now = Date.now()): Promise<readonly Language[]> {
  if (!kept || now - kept.at > KEPT_MS) kept = { at: now, languages: askLanguages() };
  return kept.languages;
}

async function askLanguages(): Promise<readonly Language[]> {
  const answers = await Promise.all(serviceLanguages.map((language) => contactPart(language)));
  const languages = new Set(answers.map((answer) => languageOfAnswer(answer ?? {})));
  // After a failure the next page asks again.
  if (answers.includes(null)) kept = undefined;
  return serviceLanguages.filter((language) => languages.has(language));
}

/** Sorts languages for a page: its own first, if the texts exist in it. */
export function languagesFor(locale: Language, languages: readonly Language[]): Language[] {
  return [...languages].sort((a, b) => Number(b === locale) - Number(a === locale));
}
