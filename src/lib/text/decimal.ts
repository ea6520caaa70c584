/** Writes a number with the decimal sign of a language: `12,5` (Indonesian) or `12.5` (English). */
export const decimal = (value: number | string, locale: 'id' | 'en'): string =>
  String(value).replace('.', locale === 'id' ? ',' : '.');
