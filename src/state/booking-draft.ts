import { readStoredJson, writeStored } from './device-storage';

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
  const stored = readStoredJson('bookingDrafts');
  const drafts = stored?.version === VERSION ? stored.drafts : [];
  if (!Array.isArray(drafts)) return [];
  return (
    drafts
      .filter(isDraft)
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

// A damaged draft would break every page that lists or opens drafts, so anything of another shape is dropped.
function isDraft(draft: Partial<BookingDraft> | null): draft is BookingDraft {
  const { tour, savedAt, intent, prefilled, values } = draft ?? {};
  return (
    typeof savedAt === 'number' &&
    isTour(tour) &&
    isIntent(intent) &&
    (prefilled === undefined || (Array.isArray(prefilled) && prefilled.every(isText))) &&
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values)
  );
}

const isTour = (tour?: Partial<BookingDraft['tour']> | null): boolean =>
  Number.isSafeInteger(tour?.id) &&
  Number(tour?.id) > 0 &&
  isText(tour?.title) &&
  [undefined, 'id', 'en'].includes(tour?.language) &&
  (tour?.imageUrl === null || isText(tour?.imageUrl));

// The API document allows these characters in an Idempotency-Key; others are invalid in a header.
const isIntent = (intent?: Partial<Intent> | null): boolean =>
  /^[\w-]{1,64}$/.test(String(intent?.key)) && (intent?.sent === null || isSent(intent?.sent));

const isSent = (sent?: Partial<Sent> | null): boolean =>
  isText(sent?.content) && typeof sent?.isRefused === 'boolean' && (sent.facts === undefined || isFacts(sent.facts));

const isFacts = (facts: Partial<SendFacts> | null): boolean =>
  ['web', 'prebook', 'obs'].includes(String(facts?.source)) && ['id', 'en'].includes(String(facts?.locale));

const isText = (value: unknown): value is string => typeof value === 'string';
