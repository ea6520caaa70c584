import type { MockContext } from '../mock-context.ts';

/** Serves an uploaded file by the id in its path. */
export function serveUpload(mockContext: MockContext, id: string): Response {
  const { uploads } = mockContext.database().state;
  const upload = Object.hasOwn(uploads, id) ? uploads[id] : undefined;
  if (!upload) return notFound();
  const bytes = Uint8Array.from(atob(upload.base64), (letter) => letter.charCodeAt(0));
  return new Response(bytes, {
    headers: { 'content-type': upload.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  });
}

/** The 404 for paths below `/media/` without a file. */
export function notFound(): Response {
  return Response.json({ success: false, message: 'not found' }, { status: 404 });
}
