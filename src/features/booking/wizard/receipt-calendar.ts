import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type OwnEvent, saveCalendar } from '@/features/shared/save-calendar';
import type { BookingReceipt } from '@/state/booking-receipt';

/** The booked days as an event; its text names the reservation. */
export function receiptEvent(receipt: BookingReceipt, text: string, locale: string): OwnEvent {
  return {
    id: receipt.code,
    title: receipt.tour,
    firstDay: receipt.from,
    lastDay: receipt.to,
    text,
    url: pageUrl(locale, routes.tour(receipt.tourId)),
  };
}

/** Hands the booked days to the browser as a calendar file. */
export function saveReceiptCalendar(receipt: BookingReceipt, text: string, locale: string): void {
  saveCalendar(receiptEvent(receipt, text, locale));
}
