import { type ErrorBody, errorBody } from './error-body.ts';
import type { Locale } from './locale.ts';
import { type MessageKey, translate } from './messages.ts';

type Values = Record<string, string | number>;

/** An error body with one message in the language of the caller. */
export function localizedError(locale: Locale, key: MessageKey, values?: Values): ErrorBody {
  return errorBody(translate(locale, key, values));
}

/** An error body with a message for each field; a single one is also the main message. */
export function localizedFieldErrors(locale: Locale, fields: Record<string, MessageKey>, values?: Values): ErrorBody {
  const errors = Object.entries(fields).map(([field, key]) => [field, translate(locale, key, values)] as const);
  const [first, ...others] = errors;
  const message = first && others.length === 0 ? first[1] : translate(locale, 'checkFields');
  return errorBody(message, Object.fromEntries(errors.map(([field, text]) => [field, [text]])));
}
