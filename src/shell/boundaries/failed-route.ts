import { isChunkFailure } from '@/next-internals/chunk-failure';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { mayReload } from './chunk-reload';

/**
 * Decides how to handle a route that could not be loaded. For 'reload', Next itself performs a full navigation right
 * afterwards, which is the reload of §4. 'offline' and 'failed' keep the current page.
 */
export function judgeFailedRoute(error: unknown): 'reload' | 'offline' | 'failed' | 'unrelated' {
  if (!isChunkFailure(error)) return 'unrelated';
  if (!networkState.isOnline) return 'offline';
  if (mayReload()) return 'reload';
  chunkFailureState.hasFailed = true;
  return 'failed';
}

/** Creates the error that Next's router treats as a cancelled navigation: it neither reloads nor reports an error. */
export const cancelNavigation = () => Object.assign(new Error('Navigation called off'), { cancelled: true });
