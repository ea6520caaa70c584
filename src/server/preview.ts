import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { readEnvironment } from '@/config/environment';
import { refusalOf } from '@/lib/http/reading-only';
import { LINK_DAYS, PREVIEW_S, type PreviewData, type PreviewRefusal } from '@/lib/preview';
import { pathWithDrafts, signedPreview } from './signatures';

type Needs = {
  /** Returns true when the service refuses the token of the site while the page at the path is read. */
  refusesDrafts: (path: string) => Promise<boolean>;
  /** Returns a page that says why there is no preview of the page at the path, and the content policy of its style. */
  refusalPage: (refusal: PreviewRefusal, path: string | null) => Promise<{ html: string; policy: string }>;
};

const STATUS = { expired: 401, tooLong: 401, noPreviews: 404, wrongToken: 502 } as const satisfies Record<
  PreviewRefusal,
  number
>;

/**
 * Returns the handler that opens a page with drafts (`/api/preview`), for whoever has a signed link of the service.
 * Next then renders pages for this browser on each request and lets no cache keep them.
 */
export function previewHandler({ refusesDrafts, refusalPage }: Needs): NextApiHandler {
  return async (request, response) => {
    if (refuseMethod(request.method, response)) return;
    const opened = await openedPath(request.query);
    if (typeof opened === 'object') {
      const { html, policy } = await refusalPage(opened.refusal, pathWithDrafts(request.query.path));
      response.status(STATUS[opened.refusal]).setHeader('Content-Security-Policy', policy);
      return response.setHeader('Content-Type', 'text/html; charset=utf-8').send(html);
    }
    // `setDraftMode` has no time after which it ends.
    const data: PreviewData = { until: Date.now() + PREVIEW_S * 1000 };
    response.setPreviewData(data, { maxAge: PREVIEW_S });
    sendToPage(response, opened);
  };

  async function openedPath(query: NextApiRequest['query']): Promise<string | { refusal: PreviewRefusal }> {
    const { publishSecret, draftToken } = readEnvironment(process.env);
    if (!publishSecret || !draftToken) return { refusal: 'noPreviews' };
    const link = signedPreview(publishSecret, query);
    if (!link) return { refusal: 'expired' };
    if (link.validS > LINK_DAYS * 86_400) return { refusal: 'tooLong' };
    return (await refusesDrafts(link.path)) ? { refusal: 'wrongToken' } : link.path;
  }
}

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

function sendToPage(response: NextApiResponse, path: string): void {
  // Next sets `SameSite=None` for sites that show a preview in a frame, which the content policy refuses.
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String);
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => cookie.replace('SameSite=None', 'SameSite=Lax')),
  );
  response.redirect(307, path);
}
