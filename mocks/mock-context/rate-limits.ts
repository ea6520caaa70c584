/**
 * A limit of an operation in the document (`x-rate-limit`). `member` is the e-mail address in the body, else that of the
 * session. With `counts: failed` only calls that were refused count.
 */
export type RateLimit = { by: 'address' | 'member'; limit: number; windowSeconds: number; counts?: 'failed' };

/** Who calls an operation; null where the address or the member is not known. */
export type Caller = { operationId: string; address: string | null; member: string | null };

/** The counted calls of one world. They end with the process. */
export type RateLimits = {
  isOn(): boolean;
  /** Turns the limits on or off; a reset does not change it. */
  setOn(isOn: boolean): void;
  /** The whole seconds until the call is accepted; 0 when it is accepted now. */
  secondsToWait(limits: readonly RateLimit[], caller: Caller): number;
  /** Counts a call with the status of its response. A 5xx is no fault of the caller and does not count. */
  count(limits: readonly RateLimit[], caller: Caller, status: number): void;
  /** Forgets all counted calls. */
  clear(): void;
};

const KEY_LIMIT = 10_000;

/** Creates limits without counted calls; `now` is the clock of the world. */
export function createRateLimits(now: () => Date, isOnAtStart = false): RateLimits {
  let isOn = isOnAtStart;
  /** The times in milliseconds at which the calls of a caller leave the window of a limit, the earliest first. */
  const endsByKey = new Map<string, number[]>();

  /** The calls inside the window. The clock may have been set back, so a call may lie in the future. */
  function endsOf(limit: RateLimit, key: string): number[] {
    const time = now().getTime();
    const ends = endsByKey.get(key) ?? [];
    return ends.filter((end) => end > time && end <= time + limit.windowSeconds * 1000);
  }

  function removeEnded(): void {
    const time = now().getTime();
    for (const [key, ends] of endsByKey) if (ends.every((end) => end <= time)) endsByKey.delete(key);
  }

  return {
    isOn: () => isOn,
    setOn(next) {
      isOn = next;
    },
    secondsToWait(limits, caller) {
      if (!isOn) return 0;
      const waits = keyed(limits, caller).map(([limit, key]) => {
        const ends = endsOf(limit, key);
        const next = ends.at(-limit.limit);
        return ends.length < limit.limit || next === undefined ? 0 : Math.ceil((next - now().getTime()) / 1000);
      });
      return Math.max(0, ...waits);
    },
    count(limits, caller, status) {
      if (!isOn || status >= 500) return;
      if (endsByKey.size > KEY_LIMIT) removeEnded();
      for (const [limit, key] of keyed(limits, caller)) {
        if (limit.counts === 'failed' && status < 400) continue;
        endsByKey.set(key, [...endsOf(limit, key), now().getTime() + limit.windowSeconds * 1000]);
      }
    },
    clear: () => endsByKey.clear(),
  };
}

/** The limits that apply to a caller, each with the key under which its calls are counted. */
function keyed(limits: readonly RateLimit[], caller: Caller): [RateLimit, string][] {
  return limits.flatMap((limit): [RateLimit, string][] => {
    const who = caller[limit.by];
    return who === null ? [] : [[limit, `${caller.operationId} ${limit.by} ${who.trim().toLowerCase()}`]];
  });
}
