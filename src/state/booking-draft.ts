import { readStored, writeStored } from './device-storage';

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
  /** Unchecked values as the form wrote them; the form validates them when it reads them back. */
  values: unknown;
};

/** Returns all drafts of this tab that are at most seven days old, the latest first. */
export function readDrafts(now: number): BookingDraft[] {
  return (
    parse(readStored('bookingDrafts'))
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

function parse(text: string | null): BookingDraft[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && stored.version === VERSION;
    const drafts = isOurs && 'drafts' in stored ? stored.drafts : [];
    return Array.isArray(drafts) ? drafts.filter(isDraft) : [];
  } catch {
    return [];
  }
}

// A damaged draft would break every page that lists or opens drafts, so anything of another shape is dropped.
function isDraft(value: unknown): value is BookingDraft {
  if (!isRecord(value)) return false;
  const { tour, savedAt, intent, prefilled, values } = value;
  return (
    typeof savedAt === 'number' &&
    isTour(tour) &&
    isIntent(intent) &&
    (prefilled === undefined || (Array.isArray(prefilled) && prefilled.every(isText))) &&
    isRecord(values)
  );
}

function isTour(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, title, language, imageUrl } = value;
  return (
    Number.isSafeInteger(id) &&
    Number(id) > 0 &&
    isText(title) &&
    [undefined, 'id', 'en'].includes(language as string | undefined) &&
    (imageUrl === null || isText(imageUrl))
  );
}

function isIntent(value: unknown): boolean {
  // The API document allows these characters in an Idempotency-Key; others are invalid in a header.
  return isRecord(value) && /^[\w-]{1,64}$/.test(String(value.key)) && (value.sent === null || isSent(value.sent));
}

function isSent(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { content, isRefused, facts } = value;
  return isText(content) && typeof isRefused === 'boolean' && (facts === undefined || isFacts(facts));
}

function isFacts(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return ['web', 'prebook', 'obs'].includes(String(value.source)) && ['id', 'en'].includes(String(value.locale));
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
