/** The name for an id: known, or `blank` (nothing chosen), `loading`, or `unnamed` (not available). */
export type PlaceName = { state: 'known'; name: string } | { state: 'blank' | 'loading' | 'unnamed' };

type Place = { id: number; name: string };

/** Looks up a chosen place in its list; `hasFailed` means that the list could not be loaded. */
export function placeName(id: number | null, list: readonly Place[] | undefined, hasFailed: boolean): PlaceName {
  if (id === null) return { state: 'blank' };
  const name = list?.find((place) => place.id === id)?.name;
  if (name) return { state: 'known', name };
  return { state: list || hasFailed ? 'unnamed' : 'loading' };
}
