// A few megabytes at most; the largest responses are tour itineraries and lists of a hundred tours.
const MAX_RESPONSES = 300;

const answers = new Map<string, object>();

/** Stores the last successful response of a query; null removes it. Above 300 entries the oldest is removed. */
export function saveResponse(key: string, answer: object | null): void {
  answers.delete(key);
  if (answer) answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_RESPONSES && oldest !== undefined) answers.delete(oldest);
}

/** Returns the last successful response that this process received, or null. */
export function lastResponse(key: string): object | null {
  return answers.get(key) ?? null;
}
