import { fingerprintOf } from '../lib/fingerprint';
import { readStored, writeStored } from './device-storage';

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
  /** Per person, as the service took it. */
  price?: number | null;
  /** The amount to pay and its due date (ISO); null when our team names them later. */
  instalments?: { kind: 'deposit' | 'balance' | 'all'; amount: number | null; due: string | null }[];
  /** The form's values without those of the profile; the reader validates their shape. */
  values?: unknown;
  /** The fields left out of the values because the member's profile holds them. */
  prefilled?: string[];
};

type Kept = BookingReceipt & { owner: string | null };

// A device that takes nothing, or has no room left, must not hide a booking that was taken.
let latest: Kept | null = null;

// The session that booked. The token itself is kept in one place only.
const ownerOf = (token: string | null) => token && fingerprintOf(token);

/** Keeps the receipt of that session for as long as this tab lives, and over a reload where the device allows it. */
export function keepReceipt(receipt: BookingReceipt, token: string | null): void {
  latest = { ...receipt, owner: ownerOf(token) };
  writeStored('bookingReceipt', JSON.stringify(latest));
}

/** The last booking of this tab, when it was for that tour and by that session. */
export function readReceipt(tourId: number, token: string | null): BookingReceipt | null {
  const kept = latest?.tourId === tourId ? latest : stored();
  return kept?.tourId === tourId && kept.owner === ownerOf(token) ? withoutOwner(kept) : null;
}

/** Takes the last booking of this tab away. */
export function forgetReceipt(): void {
  latest = null;
  writeStored('bookingReceipt', null);
}

function stored(): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(readStored('bookingReceipt') ?? 'null');
    return typeof kept?.code === 'string' && kept.owner !== undefined ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

const withoutOwner = ({ owner: _, ...receipt }: Kept): BookingReceipt => receipt;
