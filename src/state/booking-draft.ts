import { readStoredJson, writeStored } from './device-storage';

// Drafts are not checked again when they are read, so a change of their shape needs another number.
const VERSION = 2;
const TTL_MS = 7 * 24 * 3_600_000;

/** Metadata that is sent with the booking: the page from which it was sent, and the page's language. */
export type SendFacts = { source: 'web' | 'prebook' | 'obs'; locale: 'id' | 'en' };

/**
 * One attempt to send a booking: a fingerprint of its content, its metadata, and whether the service is known to have
 * refused it.
 */
export type Sent = { content: string; isRefused: boolean; facts?: SendFacts };

/** The Idempotency-Key belongs to the intended booking, so it is stored with the draft. */
export type Intent = { key: string; sent: Sent | null };

export type BookingDraft = {
  tour: { id: number; title: string; language?: 'id' | 'en'; imageUrl: string | null };
  /** Milliseconds since 1970. */
  savedAt: number;
  intent: Intent;
  /** Fields filled from a member's profile: left out of `values` and filled again from the profile. */
  prefilled?: string[];
  /** The values as the form wrote them; a draft of an earlier version of the site may lack fields. */
  values: object;
};

/** Returns all drafts of this tab that are at most seven days old, the latest first. */
export function readDrafts(now: number): BookingDraft[] {
  const stored = readStoredJson('bookingDrafts');
  const drafts: BookingDraft[] = stored?.version === VERSION && Array.isArray(stored.drafts) ? stored.drafts : [];
  return (
    drafts
      // Drafts dated far in the future, after a change of the clock, are dropped too.
      .filter((draft) => Math.abs(now - draft.savedAt) < TTL_MS)
      .sort((a, b) => b.savedAt - a.savedAt)
  );
}

export function readDraft(tourId: number, now: number): BookingDraft | null {
  return readDrafts(now).find((draft) => draft.tour.id === tourId) ?? null;
}

/** Stores the draft and replaces an earlier one of the same tour; false when the device cannot store it. */
export function writeDraft(draft: BookingDraft): boolean {
  const others = readDrafts(draft.savedAt).filter(({ tour }) => tour.id !== draft.tour.id);
  return store([draft, ...others]);
}

export function removeDraft(tourId: number, now: number): void {
  store(readDrafts(now).filter(({ tour }) => tour.id !== tourId));
}

function store(drafts: BookingDraft[]): boolean {
  return writeStored('bookingDrafts', drafts.length > 0 ? JSON.stringify({ version: VERSION, drafts }) : null);
}
