/** Seconds after which a failed page may be requested again; the same as the revalidation interval of pages. */
export const RETRY_AFTER_S = 60;

type Answer = { statusCode: number; setHeader(name: string, value: string): unknown };

/** Sets Retry-After on a 5xx page, for caches and crawlers. */
export function setRetryAfter(answer: Answer | undefined): void {
  if (answer && answer.statusCode >= 500) answer.setHeader('Retry-After', String(RETRY_AFTER_S));
}
