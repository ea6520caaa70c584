import { readFile } from 'node:fs/promises';
import { getSiteOrigin } from '../mail/site-origin.ts';
import type { MockContext } from '../mock-context.ts';
import { readCurrentDocument } from './current-document.ts';
import { indexPage } from './html-pages.ts';
import { htmlResponse } from './html-response.ts';
import { serveImage } from './media.ts';
import { servePanel } from './panel/panel-page.ts';
import { serveReference } from './reference/serve-reference.ts';
import { serveUpload } from './upload.ts';

/**
 * Serves the GET paths beside the operations: start page, health check, API document and its reference, developer
 * panel, pictures, uploaded photos, and a stand-in of the chat widget. Returns null for every other path.
 */
export async function serveStatic(mockContext: MockContext, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams, origin } = new URL(request.url);
  if (pathname === '/') return htmlResponse(indexPage(origin, getSiteOrigin()));
  if (pathname.startsWith('/docs')) return serveReference(pathname, origin, mockContext);
  if (pathname === '/panel' || pathname.startsWith('/panel/')) return servePanel(pathname, getSiteOrigin());
  if (pathname === '/healthz') return Response.json({ ok: true });
  if (pathname === '/openapi.json') {
    return Response.json({ ...(await readCurrentDocument(mockContext)), servers: [{ url: origin }] });
  }
  // The path at which Chatwoot serves its widget.
  if (pathname === '/widget') return serveFile('../chat/stand-in.html', 'text/html; charset=utf-8');
  if (pathname.startsWith('/media/uploads/')) return serveUpload(mockContext, pathname.slice('/media/uploads/'.length));
  if (pathname.startsWith('/media/')) return serveImage(pathname.slice('/media/'.length), searchParams);
  return null;
}

async function serveFile(path: string, type: string): Promise<Response> {
  const text = await readFile(new URL(path, import.meta.url), 'utf8');
  return new Response(text, { headers: { 'content-type': type } });
}
