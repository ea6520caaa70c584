/**
 * A mobile number as people type it ('0812 3456 7890', '62812…', '+65 …') in E.164; null when it is none. Numbers
 * without a country code are Indonesian.
 */
export function mobileInternational(typed: string): string | null {
  const plain = typed.replace(/[\s().-]/g, '');
  const indonesian = /^(?:\+62|62|0)(8[1-9][0-9]{6,10})$/.exec(plain);
  if (indonesian) return `+62${indonesian[1]}`;
  const isForeign = /^\+[1-9][0-9]{7,14}$/.test(plain) && !plain.startsWith('+62');
  return isForeign ? plain : null;
}

/** Like `mobileInternational`, but an Indonesian landline with its area code ('021 5000 1234') is a number too. */
export function phoneInternational(typed: string): string | null {
  const plain = typed.replace(/[\s().-]/g, '');
  const landline = /^(?:\+62|62|0)([2-79][0-9]{7,10})$/.exec(plain);
  return landline ? `+62${landline[1]}` : mobileInternational(typed);
}

/** A mobile number as people read it: Indonesian ones as '+62 812-3456-7890', others as they are written. */
export function phoneReadable(written: string): string {
  const number = /^\+62(\d{3})(\d{3,4})(\d+)$/.exec(mobileInternational(written) ?? '');
  return number ? `+62 ${number[1]}-${number[2]}-${number[3]}` : written;
}

/** A number as people read it ('(022) 0000-0104') as a link to call it. */
export const phoneLink = (shown: string): string => `tel:+${withCountry(shown)}`;

/** The same as a link to write to it. */
export const messageLink = (shown: string): string => `https://wa.me/${withCountry(shown)}`;

// Unlike what visitors type, the service's numbers are taken as they are: short ones and foreign ones too.
function withCountry(shown: string): string {
  const digits = shown.replace(/\D/g, '');
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits;
}
