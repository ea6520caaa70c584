import type { Impact } from './version.ts';
import { isWiderPattern } from './wider-pattern.ts';

type Side = { pointer?: string; value?: unknown };

/**
 * One change as `redocly diff` reports it; `verdicts` are its reasons, empty where the tool has no rule for the change.
 */
export type RedoclyChange = {
  path: string;
  typeName: string;
  kind: string;
  impact: Impact;
  verdicts: { message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
};

/** Returns the rating of the tool, or our own where the tool is wrong. */
export function impactOf(change: RedoclyChange): Impact {
  const { path, typeName, property, base, revision } = change;
  if (typeName === 'EncodingMap') return 'major';
  if (typeName === 'Encoding' && (property === undefined || property === 'contentType')) return ofMediaTypes(change);
  // A request without the field now has another effect than before.
  const isGiven = /\/(parameters\/\d+|requestBody)\//.test(path);
  if (typeName === 'Schema' && property === 'default' && isGiven && base?.value !== undefined) return 'major';
  // The tool rates every changed pattern of a request as major.
  const isPattern = typeName === 'Schema' && property === 'pattern' && isGiven;
  if (isPattern && isWiderPattern(String(base?.value), String(revision?.value))) return 'minor';
  // A file that was accepted may now be too large.
  if (property === 'x-max-bytes' && Number(revision?.value) < Number(base?.value)) return 'major';
  // A client that relies on the header can no longer do so.
  if (typeName === 'Header' && property === 'required' && base?.value === true && !revision?.value) return 'major';
  const isNew = isGiven || base?.value === undefined;
  // It says how large a number may be, for generated code; the service has no larger ids and amounts.
  if (typeName === 'Schema' && property === 'format' && isNew && isIntegerFormat(revision?.value)) return 'patch';
  return change.impact;
}

const isIntegerFormat = (value: unknown) => value === 'int32' || value === 'int64';

function ofMediaTypes({ impact, base, revision }: RedoclyChange): Impact {
  const before = mediaTypes(base?.value);
  const after = mediaTypes(revision?.value);
  // A form field without media types is not a file field.
  if (before.length === 0 || before.some((type) => !after.includes(type))) return 'major';
  return after.length > before.length ? 'minor' : impact;
}

function mediaTypes(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').map((type) => type.trim().toLowerCase()) : [];
}
