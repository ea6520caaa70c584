import type { IncomingMessage } from 'node:http';
import type { NextApiHandler } from 'next';
import { refusalOf } from '@/lib/http/reading-only';

/** A page without data requests, and the attribute that proves that it was rendered. */
const PROBE = { path: '/render-check', sign: 'data-render-check' };

const LIMIT_MS = 2000;
const NEW_FOR_MS = 1000;

let last: { at: number; answer: Promise<boolean> } | undefined;

/**
 * Resolves to true when this instance can render a page, from router to document. It requests the page from itself, at
 * the address on which the check arrived, and at most once a second.
 */
export function canRender({ socket }: Pick<IncomingMessage, 'socket'>): Promise<boolean> {
  if (!last || Date.now() - last.at > NEW_FOR_MS) last = { at: Date.now(), answer: render(socket) };
  return last.answer;
}

async function render({ localAddress = '127.0.0.1', localPort }: IncomingMessage['socket']): Promise<boolean> {
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  try {
    const answer = await fetch(`http://${host}:${localPort}${PROBE.path}`, { signal: AbortSignal.timeout(LIMIT_MS) });
    return answer.ok && (await answer.text()).includes(PROBE.sign);
  } catch {
    return false;
  }
}

/**
 * Returns a read-only route handler that runs a check and responds with 200 for 'ok' and 503 otherwise; never cached.
 */
export function healthResponse(check: (request: Parameters<NextApiHandler>[0]) => Promise<string>): NextApiHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const refusal = refusalOf(request.method);
    if (refusal) {
      response.setHeader('Allow', refusal.headers.Allow);
      return response.status(refusal.status).json({ status: 'method not allowed' });
    }
    const status = await check(request);
    response.status(status === 'ok' ? 200 : 503).json({ status });
  };
}
