import messages from './messages.json' with { type: 'json' };

export type Locale = 'id' | 'en';

/** A message of the service in `messages.json`. The text of 'invalidToken' is fixed by §8 and equal in both languages. */
export type MessageKey = keyof typeof messages;

export type ErrorBody = { success: false; message: string; errors?: Record<string, string[]> };

type Values = Record<string, string | number>;

/** The language of `message` and `errors`: the first supported one of Accept-Language, else Indonesian. */
export function getLocale(headers: Headers): Locale {
  const languages = (headers.get('accept-language') ?? '').split(',').map((part, index) => {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: Number(weight ?? 1), index };
  });
  const ordered = languages.sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { language } of ordered) {
    if (language === 'id' || language === 'en') return language;
  }
  return 'id';
}

/** Replaces each `{name}` in a text by the value of that name. */
export function interpolate(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}

/** A message in the caller's language. */
export function translate(locale: Locale, key: MessageKey, values: Values = {}): string {
  return interpolate(messages[key][locale], values);
}

/** The body of every error response; the keys of `errors` are field paths. */
export function errorBody(message: string, errors?: Record<string, string[]>): ErrorBody {
  return errors ? { success: false, message, errors } : { success: false, message };
}

/** An error body with one message in the language of the caller. */
export function localizedError(locale: Locale, key: MessageKey, values?: Values): ErrorBody {
  return errorBody(translate(locale, key, values));
}

/** An error body with a message for each field; a single one is also the main message. */
export function localizedFieldErrors(locale: Locale, fields: Record<string, MessageKey>): ErrorBody {
  const errors = Object.entries(fields).map(([field, key]) => [field, translate(locale, key)] as const);
  const [first, ...others] = errors;
  const message = first && others.length === 0 ? first[1] : translate(locale, 'checkFields');
  return errorBody(message, Object.fromEntries(errors.map(([field, text]) => [field, [text]])));
}
