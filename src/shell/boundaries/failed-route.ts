import { isChunkFailure } from '@/next-internals/chunk-failure';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { mayReload } from './chunk-reload';

/**
 * Decides about a route that could not be loaded. Next itself loads the address anew right after this: that is the
 * reload of §4. 'offline' and 'failed' keep the page where it is.
 */
export function judgeFailedRoute(error: unknown): 'reload' | 'offline' | 'failed' | 'not-ours' {
  if (!isChunkFailure(error)) return 'not-ours';
  if (!networkState.isOnline) return 'offline';
  if (mayReload()) return 'reload';
  chunkFailureState.hasFailed = true;
  return 'failed';
}

/** The error Next's router takes for a navigation called off: nothing is reloaded, nothing is reported. */
export const callOff = () => Object.assign(new Error('Navigation called off'), { cancelled: true });
