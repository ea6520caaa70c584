import type { Impact } from './version.ts';

type Side = { pointer?: string; value?: unknown };

/** One change as `redocly diff` tells it; `verdicts` are its reasons, none where it knows no rule for the change. */
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

/** The rating of a change: that of the tool, or ours for the breaking changes that it takes for a patch. */
export function impactOf(change: RedoclyChange): Impact {
  const { path, typeName, property, base, revision } = change;
  if (typeName === 'EncodingMap') return 'major';
  if (typeName === 'Encoding' && (property === undefined || property === 'contentType')) return ofMediaTypes(change);
  // A caller who leaves the field out gets another answer than before.
  const isGiven = /\/(parameters\/\d+|requestBody)\//.test(path);
  if (typeName === 'Schema' && property === 'default' && isGiven && base?.value !== undefined) return 'major';
  // A reader who relies on the header no longer can.
  if (typeName === 'Header' && property === 'required' && base?.value === true && !revision?.value) return 'major';
  return change.impact;
}

function ofMediaTypes({ impact, base, revision }: RedoclyChange): Impact {
  const before = mediaTypes(base?.value);
  const after = mediaTypes(revision?.value);
  // Without media types a field of a form is no file.
  if (before.length === 0 || before.some((type) => !after.includes(type))) return 'major';
  return after.length > before.length ? 'minor' : impact;
}

function mediaTypes(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').map((type) => type.trim().toLowerCase()) : [];
}
