import type { ProfileForm } from '@sdk';

/** The fields as their rules give them; undefined where nothing is written. */
export type Details = { [Field in keyof ProfileForm]: ProfileForm[Field] | undefined };

/** The request of an update: non-empty fields only (§5). Null when there is none, and so nothing to send. */
export function profileRequest(details: Details): ProfileForm | null {
  const filled = Object.entries(details).filter(([, value]) => value !== undefined && value !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}
