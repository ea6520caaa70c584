import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profileMarks, type SecretKind } from '../support/privacy-rules.ts';

/** The secrets of the whole run, one a line: what must be in no log either. */
export const secretsFile = fileURLToPath(new URL('../../.cache/test-secrets.txt', import.meta.url));

const known = new Map<string, SecretKind>(profileMarks.map((mark) => [mark, 'profile']));
let written = 0;

/** Everything that must not turn up, of all tests of this worker so far. */
export const knownSecrets: ReadonlyMap<string, SecretKind> = known;

export function noteSecret(kind: SecretKind, secret: string | null | undefined): void {
  if (secret) known.set(secret, kind);
}

/** Adds what is new to the secrets of the run. */
export function recordSecrets(): void {
  const fresh = [...known.keys()].slice(written);
  if (fresh.length === 0) return;
  mkdirSync(dirname(secretsFile), { recursive: true });
  appendFileSync(secretsFile, `${fresh.join('\n')}\n`);
  written = known.size;
}
