export const locales = ['id', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'id';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Returns the other of the two languages. */
export const otherLocale = (locale: Locale): Locale => (locale === 'id' ? 'en' : 'id');
