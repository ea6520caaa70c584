/**
 * A limit of an operation in the document (`x-rate-limit`). `member` is the e-mail address in the body, otherwise the
 * signed-in member's. With `counts: failed` only calls that were refused count. With `except: known-address` the limit
 * does not apply where a call for the same member has succeeded before.
 */
export type RateLimit = {
  by: 'address' | 'member' | 'address-and-member';
  limit: number;
  windowSeconds: number;
  counts?: 'failed';
  except?: 'known-address';
};

/** The caller of an operation; null where the address or the member is not known. */
export type Caller = { operationId: string; address: string | null; member: string | null };

/**
 * The start of a call. `waitSeconds` is 0 for a call within its limits, otherwise the whole seconds until it would be
 * accepted. `finish` takes the status of the response: a call that does not count is forgotten.
 */
export type CallStart = { waitSeconds: number; finish(status: number): void };

/** The counted calls and the known addresses of one world. They end with the process. */
export type RateLimits = ReturnType<typeof createRateLimits>;

type CountedStart = { endsAt: number };

const SWEEP_ABOVE = 10_000;

/** Creates limits without counted calls; `now` is the clock of the world. */
export function createRateLimits(now: () => Date, isOnAtStart = false) {
  let isOn = isOnAtStart;
  /** The calls by limit and caller, the earliest first. `endsAt` is when a call leaves the window, in milliseconds. */
  const callsByKey = new Map<string, CountedStart[]>();
  const knownCallers = new Set<string>();

  /** The calls inside the window. The clock may have been set back, so a call may lie in the future. */
  function callsInWindow({ windowSeconds }: RateLimit, key: string): CountedStart[] {
    const time = now().getTime();
    const calls = callsByKey.get(key) ?? [];
    return calls.filter(({ endsAt }) => endsAt > time && endsAt <= time + windowSeconds * 1000);
  }

  function removeEnded(): void {
    const time = now().getTime();
    for (const [key, calls] of callsByKey) if (calls.every(({ endsAt }) => endsAt <= time)) callsByKey.delete(key);
  }

  function waitSeconds(limit: RateLimit, key: string): number {
    const calls = callsInWindow(limit, key);
    const next = calls.at(-limit.limit);
    return calls.length < limit.limit || next === undefined ? 0 : Math.ceil((next.endsAt - now().getTime()) / 1000);
  }

  function add(limit: RateLimit, key: string): () => void {
    const call = { endsAt: now().getTime() + limit.windowSeconds * 1000 };
    callsByKey.set(key, [...callsInWindow(limit, key), call]);
    return () => {
      const others = (callsByKey.get(key) ?? []).filter((one) => one !== call);
      callsByKey.set(key, others);
    };
  }

  return {
    isOn: () => isOn,
    /** Turns the limits on or off; a reset does not change it. */
    setOn(next: boolean): void {
      isOn = next;
    },
    /**
     * Counts a call that starts, so that calls at the same time share the limit. A call beyond a limit is not counted.
     */
    start(limits: readonly RateLimit[], caller: Caller): CallStart {
      if (!isOn) return { waitSeconds: 0, finish() {} };
      const callerKey = limits.some(({ except }) => except) ? keyOf('address-and-member', caller) : null;
      const isKnown = callerKey !== null && knownCallers.has(callerKey);
      const applicable = keyed(limits, caller).filter(([{ except }]) => !(except && isKnown));
      const longest = Math.max(0, ...applicable.map(([limit, key]) => waitSeconds(limit, key)));
      if (longest > 0) return { waitSeconds: longest, finish() {} };
      if (callsByKey.size > SWEEP_ABOVE) removeEnded();
      const started = applicable.map(([limit, key]) => ({ limit, remove: add(limit, key) }));
      return {
        waitSeconds: 0,
        finish(status) {
          if (status < 400 && callerKey !== null) knownCallers.add(callerKey);
          // A 5xx is no fault of the caller.
          for (const { limit, remove } of started) {
            if (status >= 500 || (limit.counts === 'failed' && status < 400)) remove();
          }
        },
      };
    },
    /** Forgets all counted calls and known addresses. */
    clear(): void {
      callsByKey.clear();
      knownCallers.clear();
    },
  };
}

/** The limits that have a key for a caller, each with the key under which its calls are counted. */
function keyed(limits: readonly RateLimit[], caller: Caller): [RateLimit, string][] {
  return limits.flatMap((limit, index): [RateLimit, string][] => {
    const key = keyOf(limit.by, caller);
    return key === null ? [] : [[limit, `${index} ${key}`]];
  });
}

/** Null where the address or the member that it needs is not known. */
function keyOf(by: RateLimit['by'], { operationId, address, member }: Caller): string | null {
  const parts = { address: [address], member: [member], 'address-and-member': [address, member] }[by];
  return parts.includes(null) ? null : [operationId, ...parts.map((part) => part?.trim().toLowerCase())].join(' ');
}
