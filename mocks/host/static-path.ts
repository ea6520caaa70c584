import { readFile } from 'node:fs/promises';
import type { Stage } from '../stage.ts';
import { absent, servePicture } from './media.ts';

/** The host's reading paths beside the service itself: health, the document, pictures, the chat's stand-in. Null for every other path. */
export async function staticPath(stage: Stage, request: Request): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ ok: true });
  if (pathname === '/openapi.json') return serveFile('../../sdk/generated/openapi.json', 'application/json');
  // Where Chatwoot has its script.
  if (pathname === '/packs/js/sdk.js') return serveFile('../chat/stand-in.js', 'text/javascript');
  if (pathname.startsWith('/media/uploads/')) return serveUpload(stage, pathname.slice('/media/uploads/'.length));
  if (pathname.startsWith('/media/')) return servePicture(pathname.slice('/media/'.length), searchParams);
  return null;
}

async function serveFile(path: string, type: string): Promise<Response> {
  const text = await readFile(new URL(path, import.meta.url), 'utf8');
  return new Response(text, { headers: { 'content-type': type } });
}

function serveUpload(stage: Stage, id: string): Response {
  const { uploads } = stage.world().state;
  const upload = Object.hasOwn(uploads, id) ? uploads[id] : undefined;
  if (!upload) return absent();
  return new Response(new Uint8Array(Buffer.from(upload.base64, 'base64')), {
    headers: { 'content-type': upload.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  });
}
