/** The choices of a `Prefer` header (RFC 7240): `code=404, example=sold-out, delay=300`. */
export type Preference = { code?: number; example?: string; delayMs?: number };

/** True when an example of the document is asked for. */
export const isPreferred = ({ code, example }: Preference) => code !== undefined || example !== undefined;

/** Parses the header; unknown preferences and invalid values are ignored. */
export function readPreference(headers: Headers): Preference {
  const preference: Preference = {};
  for (const part of (headers.get('prefer') ?? '').split(/[,;]/)) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=').trim().replace(/^"|"$/g, '');
    if (name.trim() === 'code' && /^[1-5]\d\d$/.test(value)) preference.code = Number(value);
    if (name.trim() === 'example' && value !== '') preference.example = value;
    if (name.trim() === 'delay' && /^\d{1,5}$/.test(value)) preference.delayMs = Number(value);
  }
  return preference;
}
