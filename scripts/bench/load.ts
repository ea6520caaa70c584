import { Agent, get } from 'node:http';

/** `clientShare` is how much of one core this process used; near 1 it was the client that set the pace. */
export type Round = { perSecond: number; clientShare: number };

/** Asks one address over `concurrency` kept connections for a while; any answer but 200 ends the bench. */
export async function loadRound(url: string, concurrency: number, durationMs: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  let answers = 0;
  async function askUntilTheEnd() {
    while (performance.now() - from < durationMs) {
      await ask(url, agent);
      answers += 1;
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, askUntilTheEnd));
  } finally {
    agent.destroy();
  }
  const elapsedMs = performance.now() - from;
  const cpu = process.cpuUsage(cpuBefore);
  return { perSecond: (answers * 1000) / elapsedMs, clientShare: (cpu.user + cpu.system) / 1000 / elapsedMs };
}

/** Resolves with the answer's `x-nextjs-cache` once its body is read. */
export function ask(url: string, agent?: Agent): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get(url, agent ? { agent } : {}, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.headers['x-nextjs-cache']?.toString()));
      answer.resume();
    }).on('error', reject);
  });
}
