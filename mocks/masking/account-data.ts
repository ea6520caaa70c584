/** The account data of a run: the secrets that open a session and the texts of the profile. */
type AccountData = { secrets: string[]; words: string[] };

// Shorter texts appear in ordinary sentences.
const SHORTEST = 3;

/** A call of a run: what was sent, and the status and body of its answer. */
type AccountExchange = { operation: { id: string }; sent: unknown; status: number; body: unknown };

/** Returns the secrets of the sign-ins and the texts of the profiles in a run, which a recording must not contain. */
export function accountDataOf(exchanges: AccountExchange[]): AccountData {
  const of = (id: string) => exchanges.filter(({ operation }) => operation.id === id);
  const secrets = of('login').flatMap(({ sent, body }) => textsIn([sent, dataOf(body)]));
  const profiles = of('getProfile').filter(({ status }) => status === 200);
  const words = profiles.flatMap(({ body }) => textsIn(dataOf(body)));
  return { secrets: longestFirst(secrets), words: longestFirst(words) };
}

/** Returns a copy in which secrets are masked everywhere, and `words` only where they are whole words. */
export function maskAccountData(value: unknown, secrets: string[], words: string[]): unknown {
  const parts = [
    ...secrets.map(escaped),
    ...words.map((word) => `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`),
  ];
  if (parts.length === 0) return value;
  const known = new RegExp(parts.join('|'), 'giu');
  return mapTexts(value, (text) => text.replaceAll(known, 'masked'));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

const dataOf = (body: unknown) => (Object(body) as { data?: unknown }).data;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function longestFirst(texts: string[]): string[] {
  return [...new Set(texts)].filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length);
}

const escaped = (text: string) => text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);
