import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type CalendarEvent, calendarFile, calendarFileName } from '@/domain/calendar-file';
import { saveFile } from '@/lib/save-file';
import type { BookingReceipt } from '@/state/booking-receipt';

/** The booked days as an event; its text names the reservation. */
export function receiptEvent(receipt: BookingReceipt, text: string, locale: string, madeAt: Date): CalendarEvent {
  return {
    uid: `${receipt.code}@${brand.email.split('@')[1]}`,
    title: receipt.tour,
    firstDay: receipt.from,
    lastDay: receipt.to,
    text,
    url: pageUrl(locale, routes.tour(receipt.tourId)),
    madeAt,
  };
}

/** Hands the booked days to the browser as a calendar file. */
export function saveReceiptCalendar(receipt: BookingReceipt, text: string, locale: string): void {
  const file = calendarFile(receiptEvent(receipt, text, locale, new Date()));
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(receipt.tour));
}
