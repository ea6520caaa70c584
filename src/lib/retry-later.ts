/** When to ask again for what the service could not give: as often as pages are made anew. */
export const RETRY_LATER_S = 60;

type Answer = { statusCode: number; setHeader(name: string, value: string): unknown };

/** Tells caches and robots when a page that failed may be asked for again. */
export function sayRetryLater(answer: Answer | undefined): void {
  if (answer && answer.statusCode >= 500) answer.setHeader('Retry-After', String(RETRY_LATER_S));
}
