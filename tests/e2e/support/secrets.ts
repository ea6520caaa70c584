import { profileSpellings, type SecretKind } from '../../support/privacy-rules.ts';
import { appendLines, secretsFile } from './run-files.ts';

const secrets = new Map<string, SecretKind>(profileSpellings.map((spelling) => [spelling, 'profile']));
const savedSecrets = new Set<string>();

/** The secrets of all tests that this worker has run so far. */
export const knownSecrets: ReadonlyMap<string, SecretKind> = secrets;

/** Adds a secret to `knownSecrets`. */
export function recordSecret(kind: SecretKind, secret: string | null | undefined): void {
  if (secret) secrets.set(secret, kind);
}

/** Removes a profile value that a test types into a form from `knownSecrets`, because a draft may store typed text. */
export function allowTypedText(text: string): void {
  if (secrets.get(text) === 'profile') secrets.delete(text);
}

/** Appends the secrets that are not saved yet to the secrets file of the run. */
export function saveSecrets(): void {
  const unsaved = [...secrets].filter(([secret]) => !savedSecrets.has(secret));
  appendLines(
    secretsFile,
    unsaved.map(([secret, kind]) => `${kind}\t${secret}`),
  );
  for (const [secret] of unsaved) savedSecrets.add(secret);
}
