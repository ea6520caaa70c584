import type { Locale } from '../messages/locale.ts';
import type { Violation } from './validate.ts';
import { validationMessage } from './validation-message.ts';

// Above the largest form of the document and its longest field path.
const FIELD_LIMIT = 300;
const PATH_LIMIT = 100;

/**
 * Messages by field path, without repetition: `{ 'passengers.0.first_name': ['Wajib diisi.'] }`. Limited, so that the
 * response stays small even for a request with very many errors.
 */
export function fieldErrors(violations: Violation[], locale: Locale): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const violation of withoutRedundantLengthErrors(violations)) {
    const field = getFieldPath(violation);
    if (errors.size === FIELD_LIMIT && !errors.has(field)) break;
    const messages = errors.get(field) ?? [];
    const message = validationMessage(violation, locale);
    if (!messages.includes(message)) errors.set(field, [...messages, message]);
  }
  return Object.fromEntries(errors);
}

// A value too short for its format gets only the format error.
function withoutRedundantLengthErrors(violations: Violation[]): Violation[] {
  const formatErrors = violations.filter(({ keyword }) => keyword === 'format' || keyword === 'pattern');
  const paths = new Set(formatErrors.map(({ path }) => path));
  return violations.filter(({ path, keyword }) => keyword !== 'minLength' || !paths.has(path));
}

function getFieldPath({ path, params }: Violation): string {
  const missing = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const parts = path.split('/').filter((part) => part !== '');
  if (typeof missing === 'string') parts.push(missing);
  const field = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  if (field === '') return 'body';
  return field.length > PATH_LIMIT ? `${field.slice(0, PATH_LIMIT)}…` : field;
}
