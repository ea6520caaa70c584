const exposedHeaders = ['content-disposition', 'date', 'retry-after', 'allow', 'x-mock-violations', 'x-request-id'];

/** The response to a CORS preflight, which allows whatever headers it asks for; null for every other request. */
export function preflight(request: Request): Response | null {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!isPreflight) return null;
  // A wildcard would not allow `Authorization`.
  const asked = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      ...(asked && { 'access-control-allow-headers': asked }),
      'access-control-max-age': '600',
      vary: 'Access-Control-Request-Headers',
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
