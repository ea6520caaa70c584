import { isAssetError } from 'next/dist/client/route-loader';

/** Messages of webpack, Turbopack, the browsers and Next's own loader for a script or style sheet that did not load. */
const MESSAGES =
  /Loading (CSS )?chunk|Failed to load (script|stylesheet|chunk|client build manifest)|Failed to lookup route|Route did not complete loading|dynamically imported module|Importing a module script failed|Failed to load static props/i;

/** Returns true for the error of a failed download of a script, a style sheet or a page's data. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A failed style sheet has the browser's message, so Next's loader marks the error instead.
  return error.name === 'ChunkLoadError' || MESSAGES.test(error.message) || isAssetError(error) === true;
}
