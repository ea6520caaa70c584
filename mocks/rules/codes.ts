// Without 0 O 1 I L U V, because codes are read aloud and written by hand.
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A random code of six characters after a prefix, such as 'KLN-7F3K9Q', for which `isTaken` is false. */
export function createUniqueCode(prefix: string, isTaken: (code: string) => boolean): string {
  const code = `${prefix}-${Array.from({ length: 6 }, randomLetter).join('')}`;
  return isTaken(code) ? createUniqueCode(prefix, isTaken) : code;
}

function randomLetter(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return CODE_CHARACTERS.charAt(number % CODE_CHARACTERS.length);
}
