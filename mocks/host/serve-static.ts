import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { getSiteOrigin } from '../mail/mails.ts';
import type { MockContext } from '../mock-context.ts';
import { serveUpload } from '../state/uploads.ts';
import { readCurrentDocument, readReferenceDocument } from './current-document.ts';
import { htmlResponse, readTemplate, renderPage } from './html-pages.ts';
import { serveImage } from './media.ts';

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

const { resolve } = createRequire(import.meta.url);
const own = (name: string) => new URL(name, import.meta.url);

/** The files of the reference and the panel, and a stand-in of the chat widget at the path of Chatwoot. */
const FILES: Record<string, [file: string | URL, type: string]> = {
  '/docs/start.js': [own('reference/start.js'), 'text/javascript'],
  '/docs/swagger-ui-bundle.js': [resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript'],
  '/docs/swagger-ui.css': [resolve('swagger-ui-dist/swagger-ui.css'), 'text/css'],
  '/panel/panel.css': [own('panel/panel.css'), 'text/css'],
  '/panel/panel.js': [own('panel/panel.ts'), 'text/javascript'],
  '/widget': [own('../chat/stand-in.html'), 'text/html'],
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
    return htmlResponse(renderPage('Kelana service host', readTemplate('index.html', { host: origin, site })));
  }
  if (pathname === '/panel') {
    const page = renderPage('Developer panel', readTemplate('panel/panel.html', { site }));
    return htmlResponse(page, { policy: APP_POLICY });
  }
  if (pathname === '/docs') return htmlResponse(readTemplate('reference/page.html', {}), { policy: APP_POLICY });
  if (pathname === '/docs/openapi.json') return Response.json(await readReferenceDocument(mockContext, origin));
  if (pathname === '/openapi.json') {
    return Response.json({ ...(await readCurrentDocument(mockContext)), servers: [{ url: origin }] });
  }
  if (pathname === '/healthz') return Response.json({ ok: true });
  const [, folder = '', name = ''] = /^(\/media\/(?:uploads\/)?)(.*)$/.exec(pathname) ?? [];
  if (folder === '/media/uploads/') return serveUpload(mockContext.database().state, name);
  return folder === '/media/' ? serveImage(name, searchParams) : null;
}

async function serveFile(file: string | URL, type: string): Promise<Response> {
  const text = await readFile(file, 'utf8');
  const isTypeScript = file instanceof URL && file.pathname.endsWith('.ts');
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
  return new Response(isTypeScript ? (await transform(text, { loader: 'ts' })).code : text, { headers });
}
