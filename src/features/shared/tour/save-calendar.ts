import { brand } from '@/config/brand';
import { type CalendarEvent, calendarFile, calendarFileName } from '@/domain/tour/calendar-file';
import { saveFile } from '@/lib/save-file';

/** A calendar event of this site; its `id` is completed to a globally unique one. */
export type OwnEvent = Omit<CalendarEvent, 'uid' | 'madeAt'> & { id: string };

/** Downloads an event as a calendar file. */
export function saveCalendar({ id, ...event }: OwnEvent): void {
  const uid = `${id}@${brand.email.split('@')[1]}`;
  const file = calendarFile({ ...event, uid, madeAt: new Date() });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(event.title));
}
