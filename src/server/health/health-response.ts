import type { NextApiHandler } from 'next';
import { refusalOf } from '@/lib/http/reading-only';

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
