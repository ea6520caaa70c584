import { readEnvironment } from '@/config/environment';
import { limitPictures } from './limit-pictures';
import { redirectDevices } from './redirect-devices';
import { refuseHiddenPaths } from './refuse-hidden-paths';
import { stopGently } from './stop/stop-gently';

// A release that reads from the embedded host of a developer's machine would go unnoticed.
const NEEDED = process.env.SITE_OUTPUT === 'standalone' ? ['SERVICE_HOST'] : [];

// An older one does not read the cache of pages, and would answer every page with an error.
const OLDEST_NODE = 24;

/** Runs before the first response. An invalid environment ends the process with a message about each wrong variable. */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  try {
    if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
      throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
    }
    stopGently(readEnvironment(environment, NEEDED).stop);
    // The host of the build, not of today's environment: the rules for headers were fixed by the build too.
    if (process.env.MAIN_HOST) redirectDevices(process.env.MAIN_HOST);
    refuseHiddenPaths();
    await limitPictures();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Next would go on listening and answer nothing.
    process.exit(1);
  }
}
