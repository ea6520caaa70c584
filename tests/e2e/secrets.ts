import { profileMarks, type SecretKind } from '../support/privacy-rules.ts';
import { addLines, secretsFile } from './run-files.ts';

const known = new Map<string, SecretKind>(profileMarks.map((mark) => [mark, 'profile']));
let written = 0;

/** Everything that must not turn up, of all tests of this worker so far. */
export const knownSecrets: ReadonlyMap<string, SecretKind> = known;

export function noteSecret(kind: SecretKind, secret: string | null | undefined): void {
  if (secret) known.set(secret, kind);
}

/** Adds what is new to the secrets of the run. */
export function recordSecrets(): void {
  const fresh = [...known].slice(written);
  addLines(
    secretsFile,
    fresh.map(([secret, kind]) => `${kind}\t${secret}`),
  );
  written = known.size;
}
