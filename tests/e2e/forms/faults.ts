import type { OperationId } from '@sdk';
import { addFault } from '../service-host.ts';

/** Longer than any test lasts; the client gives up first, on the clock of its page. */
const HANG_MS = 60_000;

/** What the service does to the next call, by the name of the fault. */
const effects = {
  refused: { status: 422 },
  broken: { status: 500 },
  hanging: { delayMs: HANG_MS, network: true },
} as const;

/** The next call of the operation fails in this way, and only that one. */
export async function failNext(operationId: OperationId, fault: keyof typeof effects): Promise<void> {
  await addFault({ operationId, times: 1, ...effects[fault] });
}
