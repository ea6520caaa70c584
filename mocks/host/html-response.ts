const STATIC_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** An HTML page of the host. The default CSP allows no external resources. */
export function htmlResponse(
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  const response = new Response(text, { status, headers });
  response.headers.set('content-type', 'text/html; charset=utf-8');
  response.headers.set('cache-control', 'no-cache');
  if (!response.headers.has('content-security-policy')) response.headers.set('content-security-policy', STATIC_POLICY);
  return response;
}
