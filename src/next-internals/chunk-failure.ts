import { isAssetError } from 'next/dist/client/route-loader';

/** Messages of webpack, Turbopack, the browsers and Next's own loader for a script or style sheet that did not load. */
const MESSAGES =
  /Loading (CSS )?chunk|Failed to load (script|stylesheet|chunk|client build manifest)|Failed to lookup route|Route did not complete loading|dynamically imported module|Importing a module script failed|Failed to load static props/i;

/** True for an error that says that a script, a style sheet or the data of a page could not be downloaded. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A style sheet fails with the browser's own message, so Next's loader marks the error instead.
  return error.name === 'ChunkLoadError' || MESSAGES.test(error.message) || isAssetError(error) === true;
}
