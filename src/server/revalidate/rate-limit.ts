/**
 * Returns a function that counts a call and returns the seconds after which the next one is accepted; 0 for an accepted
 * call. `burst` calls are accepted at once, and then `perSecond`.
 */
export function rateLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
  let left = burst;
  let countedAt = 0;
  return (nowMs = Date.now()): number => {
    left = Math.min(burst, left + (Math.max(0, nowMs - countedAt) / 1000) * perSecond);
    countedAt = nowMs;
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    left -= 1;
    return 0;
  };
}
