/** The languages in which the service may have its texts. */
export const serviceLanguages = ['id', 'en'] as const;

type Language = (typeof serviceLanguages)[number];
/** A row of the service with the languages of its texts. */
export type Row = { languages?: Language[] };

/** Returns the prop `language` of a row's model; none if the service does not name it. */
export function languageOf({ languages }: Row): { language?: Language } {
  return languages?.[0] ? { language: languages[0] } : {};
}

/** Returns the prop `language` of a text beside this row; none if the text is in the language of the row. */
export function languageBeside({ languages }: Row, language: Language | undefined): { language?: Language } {
  return language && language !== languages?.[0] ? { language } : {};
}

/** Returns the language of a page about a row that exists in one only, as props that replace those of the frame. */
export function languagesOf({ languages }: Row): { textLanguage?: Language; languages?: Language[] } {
  return languages?.length === 1 ? { textLanguage: languages[0], languages } : {};
}
