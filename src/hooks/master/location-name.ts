import { isSameId } from '@/lib/is-same-id';

/** The name for an id: known, or `blank` (nothing chosen), `loading`, or `unnamed` (not available). */
export type LocationName = { state: 'known'; name: string } | { state: 'blank' | 'loading' | 'unnamed' };

type Location = { id: number; name: string };

/** Looks up a chosen place in its list; `hasFailed` means that the list could not be loaded. */
export function locationName(
  id: number | null,
  list: readonly Location[] | undefined,
  hasFailed: boolean,
): LocationName {
  if (id === null) return { state: 'blank' };
  const name = list?.find((location) => isSameId(location.id, id))?.name;
  if (name) return { state: 'known', name };
  return { state: list || hasFailed ? 'unnamed' : 'loading' };
}
