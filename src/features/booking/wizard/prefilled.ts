import type { ContactValues } from '../forms/booking-values';

/** The contact fields a profile can fill. */
export const profileFields = ['first_name', 'last_name', 'email', 'phone'] as const;

/** What a profile has put into the contact, field by field. */
export type Prefilled = Partial<Record<(typeof profileFields)[number], string>>;

/** The fields that still hold what a profile put there: nobody has changed them by hand. */
export function stillPrefilled(prefilled: Prefilled, contact: ContactValues): string[] {
  return profileFields.filter((name) => prefilled[name] !== undefined && prefilled[name] === contact[name]);
}

/** What a draft says came from a profile. */
export function prefilledIn(names: readonly string[], contact: ContactValues): Prefilled {
  return Object.fromEntries(profileFields.filter((name) => names.includes(name)).map((name) => [name, contact[name]]));
}
