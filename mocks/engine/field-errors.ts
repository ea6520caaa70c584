import { patternMessages } from '../generated/pattern-messages.ts';
import { interpolate, type Locale } from '../messages/messages.ts';
import type { Violation } from './validate.ts';
import texts from './validation-messages.json' with { type: 'json' };

// Both limits are higher than the largest form and the longest field path of the document need.
const FIELD_LIMIT = 300;
const PATH_LIMIT = 100;

/**
 * Returns messages by field path, without repetition: `{ 'passengers.0.first_name': ['Wajib diisi.'] }`. Their number
 * is limited, so that the response stays small even for a request with very many errors.
 */
export function fieldErrors(violations: Violation[], locale: Locale): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const violation of withoutRedundantLengthErrors(violations)) {
    const field = fieldPathOf(violation);
    if (errors.size === FIELD_LIMIT && !errors.has(field)) continue;
    const messages = errors.get(field) ?? [];
    const message = validationMessage(violation, locale);
    if (!messages.includes(message)) errors.set(field, [...messages, message]);
  }
  return Object.fromEntries(errors);
}

/** Removes the length error of a value that has a format error too. */
function withoutRedundantLengthErrors(violations: Violation[]): Violation[] {
  const formatErrors = violations.filter(({ keyword }) => keyword === 'format' || keyword === 'pattern');
  const paths = new Set(formatErrors.map(({ path }) => path));
  return violations.filter(({ path, keyword }) => keyword !== 'minLength' || !paths.has(path));
}

/** Returns the path of the field, such as `passengers.0.first_name`, from a JSON Pointer (RFC 6901). */
function fieldPathOf({ path, params }: Violation): string {
  const property = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const parts = path.split('/').filter((part) => part !== '');
  if (typeof property === 'string') parts.push(property);
  const field = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  if (field === '') return 'body';
  return field.length > PATH_LIMIT ? `${field.slice(0, PATH_LIMIT)}…` : field;
}

/** For a value whose error the document has no words for. */
export const fallback = texts.fallback;

const isKey = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key);

/**
 * The message under a field for a failed validation keyword: that of its detail, such as `type.integer` or
 * `maxLength.one`, else that of the keyword.
 */
export function validationMessage({ keyword, params }: Violation, locale: Locale): string {
  const { limit, pattern, type, format, allowedValue } = params;
  if (keyword === 'pattern') return (patternMessages[String(pattern)] ?? fallback)[locale];
  const types = [type].flat().filter((one) => one !== 'null');
  const detail = types[0] ?? format ?? allowedValue ?? (Number(limit) === 1 ? 'one' : '');
  const key = [`${keyword}.${detail}`, keyword].find(isKey) ?? 'fallback';
  return interpolate(texts[key][locale], {
    limit: String(limit),
    megabytes: Number(limit) / 1_048_576,
    allowed: String(params.allowed),
  });
}
