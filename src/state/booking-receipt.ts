import { readStored, writeStored } from '../lib/safe-storage';

const PLACE = 'sessionStorage';
const KEY = 'kelana.booking-receipt';

/** A booking the service took, with its own sentence; shown again after a reload. Dates ISO, total in rupiah. */
export type BookingReceipt = {
  tourId: number;
  code: string;
  message: string;
  tour: string;
  from: string;
  to: string;
  heads: number;
  total: number | null;
};

// A device that takes nothing, or has no room left, must not hide a booking that was taken.
let latest: BookingReceipt | null = null;

/** Keeps the receipt for as long as this tab lives, and over a reload where the device allows it. */
export function keepReceipt(receipt: BookingReceipt): void {
  latest = receipt;
  writeStored(PLACE, KEY, JSON.stringify(receipt));
}

/** The last booking of this tab, when it was for that tour. */
export function readReceipt(tourId: number): BookingReceipt | null {
  if (latest?.tourId === tourId) return latest;
  try {
    const stored: Partial<BookingReceipt> | null = JSON.parse(readStored(PLACE, KEY) ?? 'null');
    return stored?.tourId === tourId && typeof stored.code === 'string' ? (stored as BookingReceipt) : null;
  } catch {
    return null;
  }
}

/** Takes the last booking of this tab away. */
export function forgetReceipt(): void {
  latest = null;
  writeStored(PLACE, KEY, null);
}
