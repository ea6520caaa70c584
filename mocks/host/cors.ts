const allowedHeaders = [
  'authorization',
  'content-type',
  'accept-language',
  'idempotency-key',
  'mock-world',
  'prefer',
  'x-request-id',
];
const exposedHeaders = ['content-disposition', 'retry-after', 'allow', 'x-mock-violations', 'x-request-id'];

/** The response to a CORS preflight; null for every other request. */
export function preflight(request: Request): Response | null {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!isPreflight) return null;
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': '600',
    },
  });
}

/** Allows any origin to read a response, because the site and the host have different ports. */
export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-expose-headers', exposedHeaders.join(', '));
  response.headers.set('cross-origin-resource-policy', 'cross-origin');
  return response;
}
