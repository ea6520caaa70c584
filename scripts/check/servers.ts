import { reasonOf } from '../lib/reason-of.ts';
import { requireCommands } from '../lib/system-packages.ts';

const SERVERS = [
  { command: 'nginx', versionFlag: '-v' },
  { command: 'redis-server', versionFlag: '--version' },
];

/** nginx and Redis are tested where they are there or can be installed; with `CI` they have to be. */
export function ensureServers(): void {
  try {
    requireCommands(SERVERS);
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`   ${reasonOf(error)} The tests of what is missing are left out.`);
  }
}
