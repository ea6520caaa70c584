/** A preview of drafts ends after this time. */
export const PREVIEW_S = 3600;

/** The longest time for which a link to a preview may be valid. */
export const LINK_DAYS = 7;

/** The data that `/api/preview` stores in the browser, encrypted by Next. */
export type PreviewData = { until: number };

/** Why a preview was not opened: its link, the settings of the site, or its token at the service. */
export type PreviewRefusal = 'expired' | 'tooLong' | 'noPreviews' | 'wrongToken';

/** The part of the context of `getStaticProps` that says whether a browser has a preview. */
type Context = { draftMode?: boolean; previewData?: unknown };

/**
 * Returns true when a page is rendered for the preview of a browser. Next itself looks only for its cookie, which a
 * browser may keep for longer.
 */
export function isPreview({ draftMode, previewData }: Context, nowMs = Date.now()): boolean {
  const until = typeof previewData === 'object' && previewData !== null && 'until' in previewData && previewData.until;
  return draftMode === true && typeof until === 'number' && until > nowMs;
}
