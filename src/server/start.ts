import { readEnvironment } from '@/config/environment';
import { limitPictures } from './limit-pictures';
import { redirectDevices } from './redirect-devices';
import { refuseHiddenPaths } from './refuse-hidden-paths';
import { stopGently } from './stop/stop-gently';

// The embedded host is on a developer's machine; of a release nobody would notice that it reads from there.
const NEEDED = process.env.SITE_OUTPUT === 'standalone' ? ['SERVICE_HOST'] : [];

// An older one does not read the cache of pages, and would answer every page with an error.
const OLDEST_NODE = 24;

/** What a server of the site does before its first answer. With a wrong environment it ends, and says what is wrong. */
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
