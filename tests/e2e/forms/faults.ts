import type { OperationId } from '@sdk';

export const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

/** Longer than any test lasts; the client gives up first, on the clock of its page. */
const HANG_MS = 60_000;

/** What the service does to the next call, by the name of the fault. */
const effects = {
  refused: { status: 422 },
  broken: { status: 500 },
  hanging: { delayMs: HANG_MS, network: true },
};

/** The next call of the operation fails in this way, and only that one. */
export async function failNext(operationId: OperationId, fault: keyof typeof effects): Promise<void> {
  await control('POST', { operationId, times: 1, ...effects[fault] });
}

export async function clearFaults(operationId: OperationId): Promise<void> {
  await control('DELETE', { operationId });
}

async function control(method: string, wish: object): Promise<void> {
  const answer = await fetch(`${host}/__mock/faults`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`The fault was not understood: ${await answer.text()}`);
}
