import { limits } from '@/config/limits';
import { reloadPage } from '@/lib/leave-for';
import { isChunkFailure } from '@/next-internals/chunk-failure';
import { readStored, writeStored } from '@/state/device-storage';
import { networkState } from '@/state/network';

/**
 * Returns true when a reload is allowed, at most once a minute (§4), and stores the time. Without working storage there
 * is no automatic reload, because the page could reload in an endless loop.
 */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readStored('chunkReload') ?? Number.NEGATIVE_INFINITY);
  if (now - last < limits.chunkReloadGuardMs) return false;
  return writeStored('chunkReload', String(now));
}

/** Reloads the page after a failed chunk download, when a reload may help and is allowed. Returns false otherwise. */
export function reloadOnce(error: unknown): boolean {
  // Offline, a reload would replace the page by the browser's error page.
  const mayHelp = isChunkFailure(error) && networkState.isOnline && mayReload();
  if (mayHelp) reloadPage();
  return mayHelp;
}
