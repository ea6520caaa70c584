type Once = (key: string, seconds: number) => Promise<boolean | undefined>;

/**
 * Returns a function that is true for the first use of a key within `seconds`. Instances that share a Redis (`once`)
 * share the keys; without an answer of Redis each instance knows its own only.
 */
export function firstUse(seconds: number, once?: Once) {
  const used = new Map<string, number>();
  return async (key: string, nowMs = Date.now()): Promise<boolean> => {
    // Keys are in the order of their use, so the outdated ones come first.
    for (const [old, until] of used) {
      if (until > nowMs) break;
      used.delete(old);
    }
    if (used.has(key)) return false;
    used.set(key, nowMs + seconds * 1000);
    return (await once?.(key, seconds)) ?? true;
  };
}

/**
 * Returns a function that counts a call and returns the seconds after which the next one is accepted; 0 for an accepted
 * call. `burst` calls are accepted at once, and then `perSecond`.
 */
export function callLimit({ burst, perSecond }: { burst: number; perSecond: number }) {
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
