import { serviceLanguages } from '@/domain/content-language';
import { contactPart } from '@/hooks/page/contact-part';

type Language = (typeof serviceLanguages)[number];

const KEPT_MS = 600_000;

let kept: { at: number; languages: Promise<readonly Language[]> } | undefined;

/**
 * Returns the languages of the service's texts, asked at most every ten minutes. A service that does not say has
 * Indonesian texts.
 */
export function readServiceLanguages(now = Date.now()): Promise<readonly Language[]> {
  if (!kept || now - kept.at > KEPT_MS) kept = { at: now, languages: askLanguages() };
  return kept.languages;
}

async function askLanguages(): Promise<readonly Language[]> {
  const answers = await Promise.all(serviceLanguages.map((language) => contactPart(language)));
  const languages = new Set(answers.map((answer) => answer?.language ?? 'id'));
  // After a failure the next page asks again.
  if (answers.includes(null)) kept = undefined;
  return serviceLanguages.filter((language) => languages.has(language));
}

/** Sorts languages for a page: its own first, if the texts exist in it. */
export function languagesFor(locale: Language, languages: readonly Language[]): Language[] {
  return [...languages].sort((a, b) => Number(b === locale) - Number(a === locale));
}
