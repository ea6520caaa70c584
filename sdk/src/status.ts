/** The service checks its limit of requests before it does anything, so a request with this status had no effect. */
export const TOO_MANY_REQUESTS = 429;

/** Statuses of failures that a retry may solve. */
export const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([TOO_MANY_REQUESTS, 500, 502, 503, 504]);
