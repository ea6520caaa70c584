/** The name behind an id: nothing chosen, on its way, or not to be had. */
export type PlaceName = { state: 'known'; name: string } | { state: 'blank' | 'loading' | 'unnamed' };

type Place = { id: number; name: string };

/** Looks a chosen place up in its list; `hasFailed` when the list will not come. */
export function placeName(id: number | null, list: readonly Place[] | undefined, hasFailed: boolean): PlaceName {
  if (id === null) return { state: 'blank' };
  const name = list?.find((place) => place.id === id)?.name;
  if (name) return { state: 'known', name };
  return { state: list || hasFailed ? 'unnamed' : 'loading' };
}
