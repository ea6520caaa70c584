import { profileMarks, type SecretKind } from '../../support/privacy-rules.ts';
import { addLines, secretsFile } from './run-files.ts';

const secrets = new Map<string, SecretKind>(profileMarks.map((mark) => [mark, 'profile']));
const savedSecrets = new Set<string>();

/** The secrets of all tests that this worker has run so far. */
export const knownSecrets: ReadonlyMap<string, SecretKind> = secrets;

/** Adds a secret to `knownSecrets`. */
export function noteSecret(kind: SecretKind, secret: string | null | undefined): void {
  if (secret) secrets.set(secret, kind);
}

/** Removes a profile value that a test types into a form from `knownSecrets`, because a draft may store typed text. */
export function noteTyped(text: string): void {
  if (secrets.get(text) === 'profile') secrets.delete(text);
}

/** Appends the secrets that are not saved yet to the secrets file of the run. */
export function saveSecrets(): void {
  const unsaved = [...secrets].filter(([secret]) => !savedSecrets.has(secret));
  addLines(
    secretsFile,
    unsaved.map(([secret, kind]) => `${kind}\t${secret}`),
  );
  for (const [secret] of unsaved) savedSecrets.add(secret);
}
