/** Claims a key for some seconds in the store that the instances share; undefined when the store does not answer. */
type ClaimKey = (key: string, seconds: number) => Promise<boolean | undefined>;

/**
 * Returns a function that is true for the first use of a key within `seconds`. Instances that share a Redis share the
 * keys; while it does not answer each instance knows only its own.
 */
export function replayGuard(seconds: number, claimKey?: ClaimKey) {
  const used = new Map<string, number>();
  return async (key: string, nowMs = Date.now()): Promise<boolean> => {
    // Keys are in the order of their use, so the outdated ones come first.
    for (const [old, until] of used) {
      if (until > nowMs) break;
      used.delete(old);
    }
    if (used.has(key)) return false;
    used.set(key, nowMs + seconds * 1000);
    return (await claimKey?.(key, seconds)) ?? true;
  };
}
