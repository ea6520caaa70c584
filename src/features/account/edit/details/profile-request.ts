import type { ProfileForm } from '@sdk';

/** The validated fields; undefined when a field is empty. */
type Details = { [Field in keyof ProfileForm]: ProfileForm[Field] | undefined };

/** The ids of the saved place, as text like in the form. */
type SavedLocation = { id_country: string; id_city: string };

/**
 * Returns the request of an update: non-empty fields only (§5), and the place only when it differs from the saved one.
 */
export function profileRequest(details: Details, saved: SavedLocation): ProfileForm {
  const { id_country, id_city, ...rest } = details;
  const isOther = (id: number | undefined, before: string) => id !== undefined && String(id) !== before;
  // The service needs the country of a city, so both are sent together.
  const hasMoved = isOther(id_country, saved.id_country) || isOther(id_city, saved.id_city);
  const sent = hasMoved ? { ...rest, id_country, id_city } : rest;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== ''));
}
