import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fitPax, payingGuests, seatProblem } from '@/domain/party';
import type { BookingValues } from '../forms/booking-values';
import { losesGuest, writePax } from '../forms/write-pax';
import type { Departures } from './use-departures';

/** The number of guests was cut to what the seats or one booking hold. */
type Cut = { kind: 'reduced' | 'capped'; count: number; itineraryId: string };

export type Arrival = {
  /** Why the date in the form cannot be booked. */
  obstacle: { kind: 'gone' | 'chosenFull' } | { kind: 'few'; count: number } | null;
  /** What was changed about the wish, as long as its date stays. */
  cut: Cut | null;
};

type Parts = { form: UseFormReturn<BookingValues>; departures: Departures; cappedTo: number | null };

/**
 * Holds the wish of the address or the draft against what is on sale, once the service has told it. Guests beyond the
 * seats are taken off, but never one about whom something was filled in.
 */
export function useArrival({ form, departures: { rows, isSettled }, cappedTo }: Parts): Arrival {
  const [itineraryId, pax] = useWatch({ control: form.control, name: ['itinerary_id', 'pax'] });
  const [hasArrived, setArrived] = useState(false);
  const [cut, setCut] = useState<Cut | null>(
    cappedTo === null ? null : { kind: 'capped', count: cappedTo, itineraryId },
  );
  const departure = rows.find(({ id }) => String(id) === itineraryId);
  const problem = departure ? seatProblem(departure, pax) : null;

  useEffect(() => {
    if (!isSettled || hasArrived) return;
    setArrived(true);
    if (!departure?.seat || problem !== 'few') return;
    const next = fitPax(pax, departure.seat);
    if (losesGuest(form.getValues('passengers'), next)) return;
    writePax(form, next);
    setCut({ kind: 'reduced', count: payingGuests(next), itineraryId });
  }, [isSettled, hasArrived, departure, problem, pax, itineraryId, form]);

  return { obstacle: hasArrived ? obstacle() : null, cut: cut?.itineraryId === itineraryId ? cut : null };

  function obstacle(): Arrival['obstacle'] {
    if (itineraryId === '') return null;
    if (!departure) return { kind: 'gone' };
    if (problem === 'full') return { kind: 'chosenFull' };
    return problem === 'few' ? { kind: 'few', count: departure.seat ?? 0 } : null;
  }
}
