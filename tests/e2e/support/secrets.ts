import { profileMarks, type SecretKind } from '../../support/privacy-rules.ts';
import { addLines, secretsFile } from './run-files.ts';

const known = new Map<string, SecretKind>(profileMarks.map((mark) => [mark, 'profile']));
const written = new Set<string>();

/** Everything that must not turn up, of all tests of this worker so far. */
export const knownSecrets: ReadonlyMap<string, SecretKind> = known;

export function noteSecret(kind: SecretKind, secret: string | null | undefined): void {
  if (secret) known.set(secret, kind);
}

/** What a test types into a form is no longer the profile's alone: a draft may keep it. */
export function noteTyped(text: string): void {
  if (known.get(text) === 'profile') known.delete(text);
}

/** Adds what is new to the secrets of the run. */
export function recordSecrets(): void {
  const fresh = [...known].filter(([secret]) => !written.has(secret));
  addLines(
    secretsFile,
    fresh.map(([secret, kind]) => `${kind}\t${secret}`),
  );
  for (const [secret] of fresh) written.add(secret);
}
