import type { ProfileForm } from '@sdk';

/** The fields as their rules give them; undefined where nothing is written. */
type Details = { [Field in keyof ProfileForm]: ProfileForm[Field] | undefined };

/** The request of an update: non-empty fields only (§5). */
export function profileRequest(details: Details): ProfileForm {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== ''));
}
