// A few megabytes at most; the largest answers are tour itineraries and lists of a hundred tours.
const MOST = 300;

const kept = new Map<string, object>();

/** Stores the last good answer of a query; null removes it. Above 300 entries the oldest is dropped. */
export function keepAnswer(key: string, answer: object | null): void {
  kept.delete(key);
  if (answer) kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The last good answer that this process received, or null. */
export function lastAnswer(key: string): object | null {
  return kept.get(key) ?? null;
}
