import type { Call } from '../../generate/document.ts';
import { isPart } from '../judge/document.ts';

type Rule = { names: RegExp; mask: string };

// Each mask keeps the documented form, so that a masked answer is as valid as the one that came.
const secrets: Rule[] = [
  { names: /token|secret|authorization|session/i, mask: 'masked-token' },
  { names: /password/i, mask: 'masked-password' },
  { names: /e-?mail/i, mask: 'masked@kelana.example' },
  { names: /phone|mobile|whats_?app|telp|fax/i, mask: '+620000000000' },
];

// Only in answers to a member: elsewhere a name is that of a tour or a country.
const persons: Rule[] = [
  { names: /^(first|last|full)_?name$|^company$|contact_?name/i, mask: 'Masked' },
  { names: /^address$|^city$/i, mask: 'Masked' },
  { names: /dob|birth/i, mask: '1990-01-01' },
  { names: /passport|^number$|reservation_?code/i, mask: 'MASKED00' },
  { names: /pic_url$|^photo$/i, mask: 'https://masked.example/photo.jpg' },
];

const addresses = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;
// With +, 0 or 628 in front: a date or an id is no phone number.
const numbers = /(?<![\p{L}\p{N}.:/_-])(\+\d|0\d|628)[\d\s().-]{6,}\d(?![\p{L}\p{N}])/gu;
const bearers = /\bBearer\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Whether the answers of an operation are about the member who asks. */
export const isPersonal = ({ auth, tag }: Call): boolean => auth || tag === 'auth';

/** A copy without tokens, passwords, email addresses and phone numbers; of a person also without names and papers. */
export function masked(value: unknown, isMembers: boolean, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, isMembers, name));
  if (isPart(value)) {
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
