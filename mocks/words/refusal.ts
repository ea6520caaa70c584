import { type FailureBody, failure } from './failure.ts';
import type { Locale } from './locale.ts';
import { type MessageKey, say } from './messages.ts';

type Values = Record<string, string | number>;

/** A failure without fields. */
export function refusal(locale: Locale, key: MessageKey, values?: Values): FailureBody {
  return failure(say(locale, key, values));
}

/** A failure of fields: each gets its message; a single one is also the main message. */
export function fieldRefusal(locale: Locale, fields: Record<string, MessageKey>, values?: Values): FailureBody {
  const errors = Object.entries(fields).map(([field, key]) => [field, say(locale, key, values)] as const);
  const [only, ...others] = errors;
  const message = only && others.length === 0 ? only[1] : say(locale, 'checkFields');
  return failure(message, Object.fromEntries(errors.map(([field, text]) => [field, [text]])));
}
