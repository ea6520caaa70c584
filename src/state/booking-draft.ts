import { readStored, writeStored } from './device-storage';

// Session storage only: a draft holds names and passport numbers and must go with the tab.
const PLACE = 'sessionStorage';
const KEY = 'kelana.booking-drafts';
const VERSION = 2;
const TTL_MS = 7 * 24 * 3_600_000;

/** Data sent beside the form's content: the booking channel and the language of the page. */
export type SendFacts = { source: 'web' | 'prebook' | 'obs'; locale: 'id' | 'en' };

/**
 * One sending of a booking: a fingerprint of its content, its facts, and whether the service has certainly refused it.
 */
export type Sent = { content: string; isRefused: boolean; facts?: SendFacts };

/** The Idempotency-Key identifies one intended booking, so it is stored with the draft. */
export type Intent = { key: string; sent: Sent | null };

export type BookingDraft = {
  tour: { id: number; title: string; imageUrl: string | null };
  /** Milliseconds since 1970. */
  savedAt: number;
  intent: Intent;
  /** Rupiah per person that the visitor has seen or accepted; undefined when nothing is chosen. */
  seenPrice?: number | null;
  /**
   * Fields filled from the member's profile. They are left out of `values` and filled in again from the current
   * profile.
   */
  prefilled?: string[];
  /** The values as the form wrote them; the form validates their shape when it reads them. */
  values: unknown;
};

/** All drafts of this tab that are not older than seven days, the latest first. */
export function readDrafts(now: number): BookingDraft[] {
  return (
    parse(readStored(PLACE, KEY))
      // A time far in the future is as invalid as an old one.
      .filter((draft) => Math.abs(now - draft.savedAt) < TTL_MS)
      .sort((a, b) => b.savedAt - a.savedAt)
  );
}

export function readDraft(tourId: number, now: number): BookingDraft | null {
  return readDrafts(now).find((draft) => draft.tour.id === tourId) ?? null;
}

/** Stores the draft in place of an earlier one of its tour; false when storage is blocked or full. */
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

// A damaged draft would break every page that lists or opens drafts, so data of another shape is dropped.
function isDraft(value: unknown): value is BookingDraft {
  if (!isRecord(value)) return false;
  const { tour, savedAt, intent, seenPrice, prefilled, values } = value;
  return (
    typeof savedAt === 'number' &&
    isTour(tour) &&
    isIntent(intent) &&
    (seenPrice === undefined || seenPrice === null || typeof seenPrice === 'number') &&
    (prefilled === undefined || (Array.isArray(prefilled) && prefilled.every(isText))) &&
    isRecord(values)
  );
}

function isTour(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, title, imageUrl } = value;
  return Number.isSafeInteger(id) && Number(id) > 0 && isText(title) && (imageUrl === null || isText(imageUrl));
}

function isIntent(value: unknown): boolean {
  // The document allows only these characters in an Idempotency-Key; others are not valid in a header.
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
