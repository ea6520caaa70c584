import { isFull } from '@/domain/tour/departure';
import { isSameId } from '@/lib/is-same-id';
import { wholeNumber } from '@/lib/whole-number';
import type { DepartureChoice } from './departures';

export type LinkedProblem = 'full' | 'past' | 'gone';

/**
 * Returns why the departure named in the address (`?itinerary=`) cannot be chosen: sold out, already departed, or not a
 * departure of the tour. Null if it can be chosen, and if the address names none.
 */
export function linkedProblem(
  { upcoming, past }: Pick<DepartureChoice, 'upcoming' | 'past'>,
  linked: string | string[] | undefined,
): LinkedProblem | null {
  if (!linked) return null;
  const id = wholeNumber(linked);
  const row = upcoming.find((one) => isSameId(one.id, id));
  if (row) return isFull(row) ? 'full' : null;
  return past.some((one) => isSameId(one.id, id)) ? 'past' : 'gone';
}
