import { getSiteOrigin } from '../mail/mails.ts';
import type { MockContext } from '../mock-context.ts';
import { serveUpload } from '../state/uploads.ts';
import { readCurrentDocument, readReferenceDocument } from './current-document.ts';
import { fillTemplate, htmlResponse, renderPage } from './html-pages.ts';
import { serveImage } from './media.ts';
import { readTextFile, type TextFile } from './text-files.ts';

// The reference and the panel load their own files and call this host, and nothing else. Swagger UI has styles in its
// HTML and data: icons; the styles of the panel are in its page too.
const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The files of the reference and the panel, and a stand-in of the chat widget at the path of Chatwoot. */
const FILES: Record<string, [file: TextFile, type: string]> = {
  '/docs/start.js': ['start.js', 'text/javascript'],
  '/docs/swagger-ui-bundle.js': ['swagger-ui-bundle.js', 'text/javascript'],
  '/docs/swagger-ui.css': ['swagger-ui.css', 'text/css'],
  '/panel/panel.css': ['panel.css', 'text/css'],
  '/panel/panel.js': ['panel.js', 'text/javascript'],
  '/widget': ['widget.html', 'text/html'],
};

/**
 * Serves the GET paths beside the operations: start page, health check, API document and its reference, developer
 * panel, pictures, uploaded photos, and a stand-in of the chat widget. Returns null for every other path.
 */
export async function serveStatic(mockContext: MockContext, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams, origin } = new URL(request.url);
  const site = getSiteOrigin();
  const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
  if (file) return serveFile(...file);
  if (pathname === '/') {
    const page = fillTemplate(await readTextFile('index.html'), { host: origin, site });
    return htmlResponse(renderPage('Kelana service host', page));
  }
  if (pathname === '/panel') {
    const page = fillTemplate(await readTextFile('panel.html'), { site });
    return htmlResponse(renderPage('Developer panel', page), { policy: APP_POLICY });
  }
  if (pathname === '/docs') return htmlResponse(await readTextFile('reference.html'), { policy: APP_POLICY });
  if (pathname === '/docs/openapi.json') return Response.json(await readReferenceDocument(mockContext, origin));
  if (pathname === '/openapi.json') {
    return Response.json({ ...(await readCurrentDocument(mockContext)), servers: [{ url: origin }] });
  }
  if (pathname === '/healthz') return Response.json({ ok: true });
  const [, folder = '', name = ''] = /^(\/media\/(?:uploads\/)?)(.*)$/.exec(pathname) ?? [];
  if (folder === '/media/uploads/') return serveUpload(mockContext.database().state, name);
  return folder === '/media/' ? serveImage(name, searchParams) : null;
}

async function serveFile(file: TextFile, type: string): Promise<Response> {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return new Response(await readTextFile(file), { headers });
}
