import { loadBrowserClient } from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';

const TIMEOUT_MS = 8000;

/**
 * Calls the control API of the embedded host, `/__mock` and the paths below it. Rejects with an Error that contains the
 * host's message, or its address when the host does not respond.
 */
export async function callControl<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  // In a preview the client also starts the mock service.
  await loadBrowserClient();
  const response = await fetch(`${publicEnv.serviceHost}/__mock${path}`, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Sent as plain text, which needs no CORS preflight.
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && answer !== null) return answer as Answer;
  throw new Error(messageOf(answer) ?? `${publicEnv.serviceHost} does not answer.`);
}

function messageOf(answer: unknown): string | undefined {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage ? String(answer.message) : undefined;
}
