// A few megabytes at most; the largest responses are tour itineraries and lists of a hundred tours.
const MAX_RESPONSES = 300;

const answers = new Map<string, { answer: object; at: number }>();

// The pages and the webhook of publications are separate bundles, so the time is on globalThis.
const shared = globalThis as { kelanaPublishedAt?: number };

/** Stores the last successful response of a query; null removes it. Above 300 entries the oldest is removed. */
export function saveResponse(key: string, answer: object | null): void {
  answers.delete(key);
  if (answer) answers.set(key, { answer, at: Date.now() });
  const [oldest] = answers.keys();
  if (answers.size > MAX_RESPONSES && oldest !== undefined) answers.delete(oldest);
}

/** Returns the last successful response that this process received, or null. */
export function lastResponse(key: string): object | null {
  return answers.get(key)?.answer ?? null;
}

/** Returns a response of at most this age, if nothing was published since; else null. */
export function cachedResponse(key: string, ageMs: number, now = Date.now()): object | null {
  const cached = answers.get(key);
  if (!cached || now - cached.at >= ageMs || cached.at <= (shared.kelanaPublishedAt ?? 0)) return null;
  return cached.answer;
}

/** Makes all responses too old for `cachedResponse`, because the service published something. */
export function expireResponses(): void {
  shared.kelanaPublishedAt = Date.now();
}
