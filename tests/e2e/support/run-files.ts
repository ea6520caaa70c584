import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const inCache = (name: string) => fileURLToPath(new URL(`../../../.cache/${name}`, import.meta.url));

/** The secrets of the whole run, one kind and secret per line. No log may contain them either. */
export const secretsFile = inCache('test-secrets.txt');

/**
 * The breaches of the whole run, one sentence per line. A breach fails the run even if a second attempt at its test
 * passes.
 */
export const breachesFile = inCache('test-breaches.txt');

/** Appends the lines to a file, which is created if necessary. */
export function appendLines(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${lines.join('\n')}\n`);
}

/** Returns the non-empty lines of a file; none when the file does not exist. */
export function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Deletes the files of an earlier run, so that its secrets and breaches do not count in this run. */
export default function globalSetup(): void {
  for (const file of [breachesFile, secretsFile]) rmSync(file, { force: true });
}
