import { isJsonObject } from '../judge/document.ts';
import type { Exchange } from './run.ts';

/** The account data of a run: the secrets that open a session and the texts of the profile. */
type AccountData = { secrets: string[]; words: string[] };

// Shorter texts appear in ordinary sentences.
const SHORTEST = 3;

type AccountExchange = Pick<Exchange, 'sent' | 'status' | 'body'> & { operation: { id: string } };

/** Returns the secrets of the sign-ins and the texts of the profiles in a run, which a recording must not contain. */
export function accountDataOf(exchanges: AccountExchange[]): AccountData {
  const of = (id: string) => exchanges.filter(({ operation }) => operation.id === id);
  const secrets = of('login').flatMap(({ sent, body }) => textsIn([sent, isJsonObject(body) ? body.data : null]));
  const profiles = of('getProfile').filter(({ status }) => status === 200);
  const words = profiles.flatMap(({ body }) => (isJsonObject(body) ? textsIn(body.data) : []));
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
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function longestFirst(texts: string[]): string[] {
  return [...new Set(texts)].filter(({ length }) => length >= SHORTEST).sort((a, b) => b.length - a.length);
}

const escaped = (text: string) => text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);
