import { createHmac, randomUUID } from 'node:crypto';
import type { ContentChange } from '@sdk';

const COLLECT_MS = 100;
/** The `maxItems` of `ContentChanges` in the API document. */
const MOST_CHANGES = 100;
const TIMEOUT_MS = 5000;
/** Pauses before the second and the third attempt. */
const PAUSES_MS = [1000, 4000];

type WebhookOptions = {
  /** The address of the website that takes the calls. */
  url: string;
  /** The secret that the host shares with the website. */
  secret: string;
  now?: () => Date;
  log?: (line: string) => void;
};

/**
 * Returns a function that tells the website what was published, with the webhook `contentChanged` of the API document.
 * Changes of one moment are sent in one call. A call that is not accepted is sent again twice and then reported.
 */
export function createWebhook({ url, secret, now = () => new Date(), log = console.error }: WebhookOptions) {
  let collected: ContentChange[] = [];
  return (changes: readonly ContentChange[]): void => {
    if (changes.length === 0) return;
    if (collected.length === 0) setTimeout(sendCollected, COLLECT_MS).unref();
    collected.push(...changes);
  };

  function sendCollected(): void {
    const unique = [...new Map(collected.map((change) => [JSON.stringify(change), change])).values()];
    collected = [];
    for (let start = 0; start < unique.length; start += MOST_CHANGES) {
      void send(unique.slice(start, start + MOST_CHANGES));
    }
  }

  async function send(changes: ContentChange[]): Promise<void> {
    const body = JSON.stringify({ changes });
    for (let attempt = 0; ; attempt += 1) {
      const { problem, waitMs = 0 } = await post(body);
      if (!problem) return;
      const pause = PAUSES_MS[attempt];
      if (pause === undefined) return log(`The website at ${url} does not know of ${body}: ${problem}`);
      await new Promise((go) => setTimeout(go, Math.max(pause, waitMs)).unref());
    }
  }

  /** Sends one attempt; each has its own nonce, because a nonce is accepted once. */
  async function post(body: string): Promise<{ problem?: string; waitMs?: number }> {
    const seconds = Math.floor(now().getTime() / 1000);
    const nonce = randomUUID();
    const hex = createHmac('sha256', secret).update(`${seconds}.${nonce}.${body}`).digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'kelana-signature': `t=${seconds},n=${nonce},v1=${hex}` },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return {};
      return { problem: `status ${response.status}`, waitMs: Number(response.headers.get('retry-after') ?? 0) * 1000 };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }
}
