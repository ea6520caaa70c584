import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { PdfLabels } from './pdf-labels.ts';

dayjs.extend(utc);

/** '12 Mar 2027' in the language of the texts. */
export function formatDate(iso: string, { months }: PdfLabels): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** The date of the nth day of a trip (from 1), such as 'Sen, 19 Apr'. */
export function formatDayDate(departure: string, day: number, { months, weekdays }: PdfLabels): string {
  const date = dayjs.utc(departure).add(day - 1, 'day');
  return `${weekdays[date.day()]}, ${date.date()} ${months[date.month()]}`;
}
