import type { Reservation } from '@sdk';
import { addDays } from '../seed/calendar.ts';

const consultants = ['Sari', 'Dimas', 'Wulan'];

/** Who looks after a new booking; calls by noon in Jakarta of the next day on which the offices are open. */
export function consultantOf(code: string, today: string): NonNullable<Reservation['consultant']> {
  const tomorrow = addDays(today, 1);
  const isSunday = new Date(tomorrow).getUTCDay() === 0;
  const position = (code.codePointAt(code.length - 1) ?? 0) % consultants.length;
  return {
    name: consultants[position] as string,
    calls_by: `${isSunday ? addDays(tomorrow, 1) : tomorrow}T05:00:00Z`,
  };
}
