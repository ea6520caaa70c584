type Language = 'id' | 'en';

/** The names that the operator's texts use where Intl has another one. */
const USUAL: Record<Language, Readonly<Record<string, string>>> = {
  id: { CN: 'China', GB: 'Inggris' },
  en: { MO: 'Macau', TR: 'Turkey' },
};

// Intl knows the union, which is no country, under a code of the same form.
const EUROPEAN_UNION = 'EU';

// Each instance is slow to create.
const namesOf = new Map<Language, Intl.DisplayNames>();

/** Returns the short name of a country by its ISO code; null for a code that has none. */
export function countryName(code: string, language: Language): string | null {
  if (!/^[A-Z]{2}$/.test(code) || code === EUROPEAN_UNION) return null;
  const usual = USUAL[language][code];
  if (usual) return usual;
  const names = namesOf.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  namesOf.set(language, names);
  return names.of(code)?.replace(/ (SAR|DAK) (China|Tiongkok)$/, '') ?? null;
}
