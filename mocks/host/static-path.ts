import { readFile } from 'node:fs/promises';
import { siteOrigin } from '../mail/site-origin.ts';
import type { MockContext } from '../mock-context.ts';
import { servePicture } from './media.ts';
import { indexPage } from './pages.ts';
import { serveReference } from './reference/serve-reference.ts';
import { html } from './respond-html.ts';
import { serveUpload } from './upload.ts';

/**
 * The host's GET paths beside the service: start page, health, document and reference, pictures, and the stand-in for
 * the chat. Null for every other path.
 */
export async function staticPath(mockContext: MockContext, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams, origin } = new URL(request.url);
  if (pathname === '/') return html(indexPage(origin, siteOrigin()));
  if (pathname === '/docs') return serveReference(origin);
  if (pathname === '/healthz') return Response.json({ ok: true });
  if (pathname === '/openapi.json') return serveDocument(origin);
  // The path at which Chatwoot serves its widget.
  if (pathname === '/widget') return serveFile('../chat/stand-in.html', 'text/html; charset=utf-8');
  if (pathname.startsWith('/media/uploads/')) return serveUpload(mockContext, pathname.slice('/media/uploads/'.length));
  if (pathname.startsWith('/media/')) return servePicture(pathname.slice('/media/'.length), searchParams);
  return null;
}

/** The API document, with the requested origin as its only server. */
async function serveDocument(origin: string): Promise<Response> {
  const text = await readFile(new URL('../../sdk/generated/openapi.json', import.meta.url), 'utf8');
  return Response.json({ ...JSON.parse(text), servers: [{ url: origin }] });
}

async function serveFile(path: string, type: string): Promise<Response> {
  const text = await readFile(new URL(path, import.meta.url), 'utf8');
  return new Response(text, { headers: { 'content-type': type } });
}
