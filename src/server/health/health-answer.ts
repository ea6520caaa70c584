import type { NextApiHandler } from 'next';

const METHODS = ['GET', 'HEAD'];

/** A route that says whether something is so: 200 or 503, never kept, for reading only. */
export function healthAnswer(check: (request: Parameters<NextApiHandler>[0]) => Promise<string>): NextApiHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      return response.status(405).json({ status: 'method not allowed' });
    }
    const status = await check(request);
    response.status(status === 'ok' ? 200 : 503).json({ status });
  };
}
