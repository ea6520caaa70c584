// A few megabytes at most; the largest answers are tour itineraries and lists of a hundred tours.
const MOST = 300;

const answers = new Map<string, object>();

/** Stores the last good answer of a query; null removes it. Above 300 entries the oldest is dropped. */
export function keepAnswer(key: string, answer: object | null): void {
  answers.delete(key);
  if (answer) answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}

/** The last good answer that this process received, or null. */
export function lastAnswer(key: string): object | null {
  return answers.get(key) ?? null;
}
