import type { Departure } from '@/domain/departure';
import type { Say } from './fields';

/** What the rules of the booking form need besides the values themselves. */
export type SchemaContext = {
  say: Say;
  /** The word for a field by its last name ('first_name'), any other word of the booking by its path ('rooms.none'). */
  label: (field: string) => string;
  departures: readonly Departure[];
  /** Seats in a group of the tour; null when the service does not say. */
  capacity: number | null;
  today: string;
  /** ISO date on which the chosen departure comes back; ages count on it. */
  returnDate?: string;
};
