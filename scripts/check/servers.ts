import { reasonOf } from '../lib/reason-of.ts';
import { requireCommands } from '../lib/system-packages.ts';

const SERVERS = [
  { command: 'nginx', versionFlag: '-v' },
  { command: 'redis-server', versionFlag: '--version' },
];

/**
 * Installs nginx and Redis where that is possible. Without them their tests are skipped; with `CI` set it throws
 * instead.
 */
export function ensureServers(): void {
  try {
    requireCommands(SERVERS);
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`   ${reasonOf(error)} The tests that need it are skipped.`);
  }
}
