import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const inCache = (name: string) => fileURLToPath(new URL(`../../../.cache/${name}`, import.meta.url));

/** The secrets of the whole run, a kind and a secret on each line: what must be in no log either. */
export const secretsFile = inCache('test-secrets.txt');

/** What must not happen even once, a sentence a line: a second attempt without it does not undo it. */
export const breachesFile = inCache('test-breaches.txt');

export function addLines(file: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${lines.join('\n')}\n`);
}

export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
