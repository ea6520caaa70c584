import { createHooks } from '@sdk/react';
import { callInBrowser } from '@/api/call-in-browser';
import { startWork } from '@/state/progress';

export type { MutationResult } from '@sdk/react';

/** The SDK's hook for writes (§8), with the progress bar. */
export const { useMutation: useApiMutation } = createHooks(async (operationId, ...parameters) => {
  const done = startWork();
  try {
    return await callInBrowser(operationId, ...parameters);
  } finally {
    done();
  }
});
