import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MockContext } from '../../mock-context.ts';
import { htmlResponse } from '../html-response.ts';
import { readReferenceDocument } from './reference-document.ts';

// The page loads its own files and calls this host, and nothing else. Swagger UI has styles in its HTML and data: icons.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const { resolve } = createRequire(import.meta.url);

/** The files of the page, by their path; those of Swagger UI are in its package. */
const FILES: Record<string, { file: string | URL; type: string }> = {
  '/docs/start.js': { file: new URL('start.js', import.meta.url), type: 'text/javascript; charset=utf-8' },
  '/docs/swagger-ui-bundle.js': {
    file: resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  '/docs/swagger-ui.css': { file: resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
};

/** Serves the API reference (`/docs`), its document and its files. Null for any other path. */
export async function serveReference(
  pathname: string,
  origin: string,
  mockContext: MockContext,
): Promise<Response | null> {
  if (pathname === '/docs') {
    const page = await readFile(new URL('page.html', import.meta.url), 'utf8');
    return htmlResponse(page, { headers: { 'content-security-policy': POLICY } });
  }
  if (pathname === '/docs/openapi.json') return Response.json(await readReferenceDocument(mockContext, origin));
  const found = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
  if (!found) return null;
  const headers = { 'content-type': found.type, 'cache-control': 'no-cache' };
  return new Response(await readFile(found.file), { headers });
}
