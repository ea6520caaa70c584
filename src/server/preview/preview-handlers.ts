import type { NextApiHandler, NextApiResponse } from 'next';
import { readEnvironment } from '@/config/environment';
import { refusalOf } from '@/lib/http/reading-only';
import { PREVIEW_S, type PreviewData } from '@/lib/preview';
import { pathWithDrafts, signedPreviewPath } from './preview-link';

/**
 * Opens a page with drafts (`/api/preview`), for whoever has a signed link of the service. Next then renders pages for
 * this browser on each request and lets no cache keep them.
 */
export const openPreview: NextApiHandler = (request, response) => {
  if (refuseMethod(request.method, response)) return;
  const { publishSecret, draftToken } = readEnvironment(process.env);
  if (!publishSecret || !draftToken) return sendText(response, 404, 'This site has no previews.');
  const path = signedPreviewPath(publishSecret, request.query);
  if (!path) return sendText(response, 401, 'This link is not valid, or it has expired. Open the preview again.');
  // `setDraftMode` has no time after which it ends.
  const data: PreviewData = { until: Date.now() + PREVIEW_S * 1000 };
  response.setPreviewData(data, { maxAge: PREVIEW_S });
  sendToPage(response, path);
};

/** Ends the preview (`/api/preview/leave`) and opens what is published. */
export const leavePreview: NextApiHandler = (request, response) => {
  if (refuseMethod(request.method, response)) return;
  response.clearPreviewData();
  sendToPage(response, pathWithDrafts(request.query.path) ?? '/');
};

/** Refuses other methods than reading, and says so; true when it did. */
function refuseMethod(method: string | undefined, response: NextApiResponse): boolean {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  const refusal = refusalOf(method);
  if (refusal) response.writeHead(refusal.status, refusal.headers).end();
  return refusal !== null;
}

function sendText(response: NextApiResponse, status: number, message: string): void {
  response.status(status).setHeader('Content-Type', 'text/plain; charset=utf-8').send(message);
}

function sendToPage(response: NextApiResponse, path: string): void {
  // Next sets `SameSite=None` for sites that show a preview in a frame, which the content policy refuses.
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => cookie.replace('SameSite=None', 'SameSite=Lax')),
  );
  response.redirect(307, path);
}
