/** Seconds until a failed page may be requested again: the interval of page regeneration. */
export const RETRY_LATER_S = 60;

type Answer = { statusCode: number; setHeader(name: string, value: string): unknown };

/** Tells caches and crawlers when to request a failed page again. */
export function sayRetryLater(answer: Answer | undefined): void {
  if (answer && answer.statusCode >= 500) answer.setHeader('Retry-After', String(RETRY_LATER_S));
}
