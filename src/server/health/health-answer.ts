import type { NextApiHandler } from 'next';
import { refusalOf } from '@/lib/reading-only';

/** A route that says whether something is so: 200 or 503, never kept, for reading only. */
export function healthAnswer(check: (request: Parameters<NextApiHandler>[0]) => Promise<string>): NextApiHandler {
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
