import { rmSync } from 'node:fs';
import { breachesFile, secretsFile } from './run-files.ts';

/** Deletes the files of an earlier run, so that its secrets and breaches do not count in this run. */
export default function globalSetup(): void {
  for (const file of [breachesFile, secretsFile]) rmSync(file, { force: true });
}
