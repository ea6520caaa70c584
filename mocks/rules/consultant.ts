import type { Reservation } from '@sdk';
import { addDays } from '../seed/calendar.ts';
import { portraitPath } from '../seed/people.ts';

const consultants = ['Sari', 'Dimas', 'Wulan'];

/**
 * The consultant for the bookings of a tour, who calls about a new one by noon in Jakarta of the next day on which the
 * offices are open.
 */
export function consultantOf(tourId: number, today: string): NonNullable<Reservation['consultant']> {
  const tomorrow = addDays(today, 1);
  const isSunday = new Date(tomorrow).getUTCDay() === 0;
  const name = consultants[tourId % consultants.length] as string;
  return {
    name,
    portrait_url: portraitPath(name),
    calls_by: `${isSunday ? addDays(tomorrow, 1) : tomorrow}T05:00:00Z`,
  };
}
