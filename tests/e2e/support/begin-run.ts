import { rmSync } from 'node:fs';
import { breachesFile, secretsFile } from './run-files.ts';

/** What an earlier run has noted is not this one's. */
export default function beginRun(): void {
  for (const file of [breachesFile, secretsFile]) rmSync(file, { force: true });
}
