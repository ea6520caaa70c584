import { requireCommand } from '../lib/debian-package.ts';
import { reasonOf } from '../lib/reason-of.ts';

const SERVERS = [
  ['nginx', '-v'],
  ['redis-server', '--version'],
] as const;

/** What stands around the site is tested where it is there or can be installed; with `CI` it has to be. */
export function ensureServers(): void {
  for (const [command, versionFlag] of SERVERS) {
    try {
      requireCommand(command, versionFlag);
    } catch (error) {
      if (process.env.CI) throw error;
      console.log(`   ${reasonOf(error)} Its tests are left out.`);
    }
  }
}
