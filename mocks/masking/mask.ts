import { mapTexts, mapValues } from '../json/map-values.ts';

type Rule = { names: RegExp; mask: string };

// Each mask has the documented format, so that masking does not make a valid answer invalid.
const secrets: Rule[] = [
  { names: /token|secret|authorization|session/i, mask: 'masked-token' },
  { names: /password/i, mask: 'masked-password' },
  { names: /e-?mail/i, mask: 'masked@kelana.example' },
  { names: /phone|mobile|whats_?app|telp|fax/i, mask: '+620000000000' },
];

// Applied only to answers about a member; elsewhere a name is that of a tour or a country.
const persons: Rule[] = [
  { names: /^(first|last|full)_?name$|^company$|contact_?name/i, mask: 'Masked' },
  { names: /^address$|^city$/i, mask: 'Masked' },
  { names: /dob|birth/i, mask: '1990-01-01' },
  { names: /passport|^number$|reservation_?code/i, mask: 'MASKED00' },
  { names: /pic_url$|^photo$/i, mask: 'https://masked.example/photo.jpg' },
];

const addresses = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;
// The prefix +, 0 or 628 keeps dates and ids from matching.
const numbers = /(?<![\p{L}\p{N}.:/_-])(\+\d|0\d|628)[\d\s().-]{6,}\d(?![\p{L}\p{N}])/gu;
const bearers = /\bBearer\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Returns true when the answers of an operation are about the signed-in member. */
export const isPersonal = ({ auth, tag }: { auth: boolean; tag: string }): boolean => auth || tag === 'auth';

/**
 * Returns a copy with masked tokens, passwords, email addresses and phone numbers; with `isMembers` also with masked
 * names and identity documents.
 */
export function masked(value: unknown, isMembers: boolean): unknown {
  const rules = [...secrets, ...(isMembers ? persons : [])];
  return mapValues(value, (part, name) => {
    if ((typeof part !== 'string' && typeof part !== 'number') || part === '') return part;
    const rule = rules.find(({ names }) => names.test(name));
    if (typeof part === 'number') return rule ? 0 : part;
    if (rule) return rule.mask;
    return part
      .replaceAll(bearers, 'masked-token')
      .replaceAll(addresses, 'masked@kelana.example')
      .replaceAll(numbers, '+620000000000');
  });
}

/** The texts of an answer that later answers must not repeat: those of a sign-in and of a profile. */
export function accountTexts(operationId: string, status: number, body: unknown): string[] {
  const isAccount = operationId === 'login' || (operationId === 'getProfile' && status === 200);
  const { data } = Object(body) as { data?: unknown };
  // Shorter texts appear in ordinary sentences.
  return isAccount ? textsIn(data).filter(({ length }) => length >= 3) : [];
}

/** Returns a copy in which `texts` are masked where they are whole words, in any case. */
export function maskTexts(value: unknown, texts: Iterable<string>): unknown {
  const longestFirst = [...texts].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return value;
  const known = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return mapTexts(value, (text) => text.replaceAll(known, 'masked'));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const escaped = (text: string) => text.replaceAll(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);
