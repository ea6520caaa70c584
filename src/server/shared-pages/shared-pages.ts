import { createClient } from '@redis/client';
import { log, withoutRequest } from '../log/log.ts';
import { metrics } from '../metrics/metrics.ts';

const COMMAND_MS = 150;
const REST_MS = 2000;
const FIRST_WAIT_MS = 1000;
const CLAIM_S = 10;
// For a page that no instance has stored: after this time the instance that claimed its rendering is assumed to have
// failed.
const FIRST_CLAIM_S = 3;

/** The store that all instances of one build share. Every method resolves to undefined while Redis does not respond. */
export type SharedPages = {
  /** Null when the page is not stored. */
  read(key: string): Promise<string | null | undefined>;
  write(key: string, text: string, seconds: number): Promise<unknown>;
  /**
   * Claims the renewal of a page of age `madeAt`, or the rendering of its first version (0). Resolves to true for one
   * instance only, and for the next one after some seconds. An instance that read the old page a moment too late claims
   * the same renewal and is refused.
   */
  claim(key: string, madeAt: number): Promise<boolean | undefined>;
  /** Resolves to true for the first use of a key by any instance of any build within `seconds`. */
  claimKey(key: string, seconds: number): Promise<boolean | undefined>;
  /** Sends Redis a command without an effect. */
  ping(): Promise<unknown>;
  close(): void;
};

// The page cache, the routes and the metrics are separate bundles, so the connection is on globalThis.
const shared = globalThis as { kelanaSharedPages?: SharedPages };

/** Returns the connection of this process to its Redis, which the first call opens. */
export function connectSharedPages(url: string, buildId: string): SharedPages {
  shared.kelanaSharedPages ??= withoutRequest(() => sharedPages(url, buildId));
  return shared.kelanaSharedPages;
}

/**
 * Opens one connection for the process, which reconnects by itself. Commands before the first connection wait at most a
 * second for it.
 */
export function sharedPages(url: string, buildId: string): SharedPages {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // The client's own limit of a connection, five seconds, is longer than a start under load keeps the process busy.
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, REST_MS) },
  });
  let isKnownAsGone = false;
  const onFailure = (error: Error) => {
    const message = `${error.message || error.name}. Pages are kept by this instance alone.`;
    if (!isKnownAsGone) log({ level: 'error', operation: 'redis', message });
    isKnownAsGone = true;
    metrics()?.redisDown.set(1);
  };
  const onAnswer = () => {
    const message = 'Redis is back. Pages are kept together again.';
    if (isKnownAsGone) log({ level: 'info', operation: 'redis', message });
    isKnownAsGone = false;
    metrics()?.redisDown.set(0);
  };
  client.on('error', onFailure);
  client.on('ready', onAnswer);
  const connected = client.connect().catch(() => undefined);
  let first: Promise<unknown> | undefined = Promise.race([
    connected,
    new Promise((go) => setTimeout(go, FIRST_WAIT_MS)),
  ]);

  const guard = breaker({ limitMs: COMMAND_MS, restMs: REST_MS, onFailure, onAnswer });
  const ask = async <Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (first) await first;
    first = undefined;
    return client.isReady ? guard(command) : undefined;
  };
  // The HTML of a build links its own scripts, so builds do not share pages.
  const pageOf = (key: string) => `kelana:${buildId}:page:${key}`;
  const claimOf = (key: string, madeAt: number) => `kelana:${buildId}:claim:${madeAt}:${key}`;

  return {
    read: (key) => ask(() => client.get(pageOf(key))),
    write: (key, text, seconds) => ask(() => client.set(pageOf(key), text, { EX: seconds })),
    claim: async (key, madeAt) => {
      const answer = await ask(() =>
        client.set(claimOf(key, madeAt), '1', { NX: true, EX: madeAt ? CLAIM_S : FIRST_CLAIM_S }),
      );
      return answer === undefined ? undefined : answer !== null;
    },
    claimKey: async (key, seconds) => {
      const answer = await ask(() => client.set(`kelana:key:${key}`, '1', { NX: true, EX: seconds }));
      return answer === undefined ? undefined : answer !== null;
    },
    ping: () => ask(() => client.ping()),
    close: () => client.destroy(),
  };
}

type Limits = {
  /** Timeout of one command. */
  limitMs: number;
  /** Pause without commands after a failed one. */
  restMs: number;
  onFailure?: (error: Error) => void;
  onAnswer?: () => void;
};

// While the process is busy, time passes but no reply can be read, and a page arrives in several pieces. So the timeout
// is split into this many steps, and the reply can be read between them.
const LOOKS = 10;

/**
 * Runs commands on a server that may be down or hang. Resolves to undefined during a pause, or when the command failed.
 * After a pause a single command is the trial; the others do not wait for it.
 */
export function breaker({ limitMs, restMs, onFailure, onAnswer }: Limits) {
  let restsUntil = 0;
  let hasFailed = false;
  return async <Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (Date.now() < restsUntil) return undefined;
    if (hasFailed) restsUntil = Date.now() + restMs;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      const wait = (left: number) => {
        timer = setTimeout(() => {
          if (left > 1) wait(left - 1);
          else setImmediate(() => reject(new Error(`no answer in ${limitMs} ms`)));
        }, limitMs / LOOKS);
      };
      wait(LOOKS);
    });
    try {
      const answer = await Promise.race([command(), timeout]);
      hasFailed = false;
      restsUntil = 0;
      onAnswer?.();
      return answer;
    } catch (error) {
      hasFailed = true;
      restsUntil = Date.now() + restMs;
      onFailure?.(error as Error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
