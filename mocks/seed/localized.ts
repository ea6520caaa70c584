/** The languages of the service's content. */
export const locales = ['id', 'en'] as const;

export type Locale = (typeof locales)[number];

/** A text (or a list of texts) in every language of the service; leaving one out is a type error. */
export type Localized<Value = string> = Readonly<Record<Locale, Value>>;

/** The same value with one language instead of every `Localized` part. */
export type InLanguage<Value> =
  Value extends Localized<unknown>
    ? InLanguage<Value[Locale]>
    : Value extends object
      ? { -readonly [Key in keyof Value]: InLanguage<Value[Key]> }
      : Value;

/** A name that is written alike in all languages. */
export function same(name: string): Localized {
  return { id: name, en: name };
}

/** The value of `languages`: the language of the answer first. */
export function languagesFrom(locale: Locale): Locale[] {
  return locale === 'id' ? ['id', 'en'] : ['en', 'id'];
}

/** Returns a copy of hand-written data with the texts of one language. */
export function inLanguage<Value>(value: Value, locale: Locale): InLanguage<Value> {
  return choose(value, locale) as InLanguage<Value>;
}

function choose(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => choose(part, locale));
  if (isLocalized(value)) return choose(value[locale], locale);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, choose(part, locale)]));
}

// A row has a numeric `id` and no `en`.
function isLocalized(value: object): value is Localized<unknown> {
  return 'id' in value && 'en' in value;
}
