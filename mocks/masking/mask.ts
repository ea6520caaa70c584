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
export function masked(value: unknown, isMembers: boolean, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, isMembers, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, masked(one, isMembers, key)]));
  }
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return value;
  const rule = [...secrets, ...(isMembers ? persons : [])].find(({ names }) => names.test(name));
  if (rule) return typeof value === 'number' ? 0 : rule.mask;
  if (typeof value === 'number') return value;
  return value
    .replaceAll(bearers, 'masked-token')
    .replaceAll(addresses, 'masked@kelana.example')
    .replaceAll(numbers, '+620000000000');
}
