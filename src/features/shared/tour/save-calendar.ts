import { brand } from '@/config/brand';
import { type CalendarEvent, calendarFile, calendarFileName } from '@/domain/tour/calendar-file';
import { saveFile } from '@/lib/save-file';

/** An event of ours; its `id` becomes one that no other sender uses. */
export type OwnEvent = Omit<CalendarEvent, 'uid' | 'madeAt'> & { id: string };

/** Hands an event to the browser as a calendar file. */
export function saveCalendar({ id, ...event }: OwnEvent): void {
  const uid = `${id}@${brand.email.split('@')[1]}`;
  const file = calendarFile({ ...event, uid, madeAt: new Date() });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(event.title));
}
