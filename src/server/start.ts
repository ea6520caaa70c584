import { buildVariables, readEnvironment, startVariables } from '@/config/environment';
import { requireNode } from '@/config/oldest-node';
import { answerBeforeNext } from './before-next';
import { limitPictures } from './limit-pictures';
import { identifyRequests, isProductionServer, log } from './log/log';
import { logConsole } from './log/log-error';
import { stopGently } from './stop';

// A release must set its service host: the default is a developer's machine, and the mistake would go unnoticed.
const NEEDED = process.env.SITE_OUTPUT === 'standalone' ? ['SERVICE_HOST'] : [];

/**
 * Prepares a server of the site before its first response. With an invalid environment it logs the reason and exits.
 */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  try {
    requireNode();
    logConsole();
    // Must be subscribed before the others, which may already send a response.
    identifyRequests();
    log({ level: 'info', operation: 'start', message: sourcesOf(environment) });
    const { stop, metrics } = readEnvironment(environment, NEEDED);
    stopGently(stop);
    // Read directly, because it is the host of the build: the header rules were fixed by the build too.
    answerBeforeNext(process.env.MAIN_HOST);
    await limitPictures();
    if (metrics && isProductionServer()) await (await import('./metrics/serve-metrics')).serveMetrics(metrics);
  } catch (error) {
    // A wrong environment has one line for each wrong variable.
    const messages = (error instanceof Error ? error.message : String(error)).split('\n');
    for (const message of messages) log({ level: 'error', operation: 'start', message });
    // Without this, Next would keep listening without responding.
    process.exit(1);
  }
}

/** Says from where each setting of this server comes, by the names of the variables and never with a value. */
function sourcesOf(environment: Record<string, string | undefined>): string {
  const ofBuild = (process.env.SITE_BUILD_VARIABLES ?? '').split(', ');
  const isSet = (name: string) => (startVariables.includes(name) ? environment[name]?.trim() : ofBuild.includes(name));
  const all = [...startVariables, ...buildVariables];
  const list = (names: string[]) => names.join(', ') || 'none';
  return [
    `Environment: ${list(startVariables.filter(isSet))}.`,
    `Build: ${list(buildVariables.filter(isSet))}.`,
    `Not set: ${list(all.filter((name) => !isSet(name)))}.`,
  ].join(' ');
}
