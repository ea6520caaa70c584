import type { Impact } from './version.ts';

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

/** Returns the rating of the tool, or our own for breaking changes that the tool rates as patches. */
export function impactOf(change: RedoclyChange): Impact {
  const { path, typeName, property, base, revision } = change;
  if (typeName === 'EncodingMap') return 'major';
  if (typeName === 'Encoding' && (property === undefined || property === 'contentType')) return ofMediaTypes(change);
  // A request without the field now has another effect than before.
  const isGiven = /\/(parameters\/\d+|requestBody)\//.test(path);
  if (typeName === 'Schema' && property === 'default' && isGiven && base?.value !== undefined) return 'major';
  // A client that relies on the header can no longer do so.
  if (typeName === 'Header' && property === 'required' && base?.value === true && !revision?.value) return 'major';
  return change.impact;
}

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
