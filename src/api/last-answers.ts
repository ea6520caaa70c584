// Some megabytes at most: the longest are the days of a tour and a list of a hundred tours.
const MOST = 300;

const kept = new Map<string, object>();

/** Keeps the last good answer of a question, or forgets it; of too many, those that were given longest ago go. */
export function keepAnswer(key: string, answer: object | null): void {
  kept.delete(key);
  if (answer) kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The last good answer this process has; null when there is none. */
export function lastAnswer(key: string): object | null {
  return kept.get(key) ?? null;
}
