import { limits } from '@/config/limits';
import { reloadPage } from '@/lib/leave-for';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { readStored, writeStored } from '@/state/device-storage';
import { networkState } from '@/state/network';

/**
 * True when a reload is allowed, at most once a minute (§4), and notes its time. A device that cannot note it gets no
 * automatic reload, or the page could reload for ever.
 */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readStored('chunkReload') ?? Number.NEGATIVE_INFINITY);
  if (now - last < limits.chunkReloadGuardMs) return false;
  return writeStored('chunkReload', String(now));
}

/** Reloads the page for a part that could not be downloaded, where that may help and is allowed; false when not. */
export function reloadOnce(error: unknown): boolean {
  // Offline, a reload would lose the page that is shown.
  const mayHelp = isChunkFailure(error) && networkState.isOnline && mayReload();
  if (mayHelp) reloadPage();
  return mayHelp;
}
