/** Returns a random `Idempotency-Key` of digits; `crypto.randomUUID` is missing on pages without HTTPS. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint8Array(16)).join('');
