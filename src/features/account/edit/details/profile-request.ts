import type { ProfileForm } from '@sdk';

/** The fields as their rules give them; undefined where nothing is written. */
type Details = { [Field in keyof ProfileForm]: ProfileForm[Field] | undefined };

/** The ids of the saved place, as the form writes them. */
type SavedLocation = { id_country: string; id_city: string };

/** The request of an update: non-empty fields only (§5), and the place only when it is another one than the saved. */
export function profileRequest(details: Details, saved: SavedLocation): ProfileForm {
  const { id_country, id_city, ...rest } = details;
  const isOther = (id: number | undefined, before: string) => id !== undefined && String(id) !== before;
  // A city means nothing without its country, so they are sent together.
  const hasMoved = isOther(id_country, saved.id_country) || isOther(id_city, saved.id_city);
  const sent = hasMoved ? { ...rest, id_country, id_city } : rest;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined && value !== ''));
}
