type Language = 'id' | 'en';

// Each instance is slow to create.
const namesOf = new Map<Language, Intl.DisplayNames>();

/** Returns the short name of a country by its ISO code; null for a code that has none. */
export function countryName(code: string, language: Language): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const names = namesOf.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  namesOf.set(language, names);
  return names.of(code)?.replace(/ (SAR|DAK) (China|Tiongkok)$/, '') ?? null;
}
