const addresses = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;
// The prefix +, 0 or 628 keeps dates and ids from matching.
const numbers = /(?<![\p{L}\p{N}.:/_-])(\+\d|0\d|628)[\d\s().-]{6,}\d(?![\p{L}\p{N}])/gu;
const bearers = /\bBearer\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Returns true when the answers of an operation are about the signed-in member. */
export const isPersonal = ({ auth, tag }: { auth: boolean; tag: string }): boolean => auth || tag === 'auth';

/** Returns a text with masked tokens, e-mail addresses and phone numbers. */
export function masked(text: string): string {
  return text
    .replaceAll(bearers, 'masked-token')
    .replaceAll(addresses, 'masked@kelana.example')
    .replaceAll(numbers, '+620000000000');
}
