import { createClient } from '@redis/client';
import { breaker } from './breaker.ts';

const COMMAND_MS = 150;
const REST_MS = 2000;
const CONNECT_MS = 1000;
const CLAIM_S = 10;
// The lock of a page that is not cached yet; after this time its generation has failed.
const FIRST_CLAIM_S = 3;

/** What all instances of one build keep together; every answer is undefined while Redis does not answer. */
export type SharedPages = {
  /** Null when the page is not cached. */
  read(key: string): Promise<string | null | undefined>;
  write(key: string, text: string, seconds: number): Promise<unknown>;
  /**
   * True for the one instance that is to make a page anew which is as old as `madeAt` says, or the first one for 0;
   * after some seconds for the next one that asks. Who has read the old page a moment too late asks for the same turn, and is refused.
   */
  claim(key: string, madeAt: number): Promise<boolean | undefined>;
  close(): void;
};

/** One connection for the process, with automatic reconnection. Calls before the first connection wait up to a second. */
export function sharedPages(url: string, buildId: string): SharedPages {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, REST_MS) },
  });
  let isKnownAsGone = false;
  const onFailure = (error: Error) => {
    if (!isKnownAsGone) console.error(`Redis: ${error.message || error.name}. Pages are kept by this instance alone.`);
    isKnownAsGone = true;
  };
  const onAnswer = () => {
    if (isKnownAsGone) console.error('Redis is back. Pages are kept together again.');
    isKnownAsGone = false;
  };
  client.on('error', onFailure);
  client.on('ready', onAnswer);
  const connected = client.connect().catch(() => undefined);
  let first: Promise<unknown> | undefined = Promise.race([connected, new Promise((go) => setTimeout(go, CONNECT_MS))]);

  const guard = breaker({ limitMs: COMMAND_MS, restMs: REST_MS, onFailure, onAnswer });
  const ask = async <Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (first) await first;
    first = undefined;
    return client.isReady ? guard(command) : undefined;
  };
  // The HTML of a build names its own scripts, and no other's.
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
    close: () => client.destroy(),
  };
}
