import { loadBrowserClient } from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';

const PATIENCE_MS = 8000;

/**
 * Asks the embedded host's control path, `/__mock` and what is below it. Rejects with an Error in the host's words when it
 * refuses, and with one that names its address when it does not answer.
 */
export async function askControl<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, wish?: object) {
  // In a preview the service comes with the client.
  await loadBrowserClient();
  const response = await fetch(`${publicEnv.serviceHost}/__mock${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    // As plain text, which the browser sends without asking first.
    ...(wish && { body: JSON.stringify(wish) }),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && answer !== null) return answer as Answer;
  throw new Error(messageOf(answer) ?? `${publicEnv.serviceHost} does not answer.`);
}

function messageOf(answer: unknown): string | undefined {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage ? String(answer.message) : undefined;
}
