import { fingerprintOf } from '../lib/fingerprint';
import { readStoredJson, writeStored } from './device-storage';

/**
 * A booking that the service has accepted, with its message; shown again after a reload. Dates ISO, total in rupiah.
 */
export type BookingReceipt = {
  tourId: number;
  code: string;
  message: string;
  tour: string;
  from: string;
  to: string;
  guestCount: number;
  total: number | null;
  /** The price per person in a receipt that an earlier release stored. */
  price?: number | null;
  /** Rupiah per guest at which it was booked. */
  prices?: { price: number | null; childPrice?: number; infantPrice?: number };
  /** The promotions that the total counts. */
  promotions?: { id: number; name: string; amount: number; ends_on?: string | null }[];
  /** The price of all guests before promotions; null where it is not known. */
  guestsPrice?: number | null;
  /** The total that the visitor had agreed to, if the service counted another one. */
  agreedTotal?: number;
  /** Amounts with due dates (ISO), when the service sends them; null means that the team confirms it. */
  instalments?: { kind: 'deposit' | 'balance' | 'all'; amount: number | null; due: string | null }[];
  /** The consultant, who calls until a time (ISO). */
  consultant?: { name: string; callsBy: string | null; portraitUrl?: string | null | undefined };
  /** The form's values without those from the profile. Their shape is unchecked, so readers must validate it. */
  values?: unknown;
  /** The fields left out of `values` because the member's profile holds them. */
  prefilled?: string[];
};

type OwnedReceipt = BookingReceipt & { owner: string | null };

// Also held in memory, because blocked or full storage must not hide a booking that was accepted.
let latest: OwnedReceipt | null = null;

// A fingerprint of the session's token, so that the token itself is stored in one place only.
const ownerOf = (token: string | null) => token && fingerprintOf(token);

/** Stores the receipt for this session until the tab closes; after a reload it is available when storage allows it. */
export function saveReceipt(receipt: BookingReceipt, token: string | null): void {
  latest = { ...receipt, owner: ownerOf(token) };
  writeStored('bookingReceipt', JSON.stringify(latest));
}

/** Returns the last booking of this tab when it was for this tour and by this session. */
export function readReceipt(tourId: number, token: string | null): BookingReceipt | null {
  const receipt: OwnedReceipt | null = latest?.tourId === tourId ? latest : readStoredJson('bookingReceipt');
  return receipt?.tourId === tourId && receipt.owner === ownerOf(token) ? withoutOwner(receipt) : null;
}

/** Removes the last booking of this tab. */
export function forgetReceipt(): void {
  latest = null;
  writeStored('bookingReceipt', null);
}

const withoutOwner = ({ owner: _, ...receipt }: OwnedReceipt): BookingReceipt => receipt;
