/**
 * Returns a typed mobile number ('0812 3456 7890', '62812…', '+65 …') in E.164; null when it is invalid. Numbers
 * without a country code are Indonesian.
 */
export function mobileInternational(typed: string): string | null {
  const plain = typed.replace(/[\s().-]/g, '');
  const indonesian = /^(?:\+62|62|0)(8[1-9][0-9]{6,10})$/.exec(plain);
  if (indonesian) return `+62${indonesian[1]}`;
  const isForeign = /^\+[1-9][0-9]{7,14}$/.test(plain) && !plain.startsWith('+62');
  return isForeign ? plain : null;
}

/** Like `mobileInternational`, but it also accepts an Indonesian landline with its area code ('021 5000 1234'). */
export function phoneInternational(typed: string): string | null {
  const plain = typed.replace(/[\s().-]/g, '');
  const landline = /^(?:\+62|62|0)([2-79][0-9]{7,10})$/.exec(plain);
  return landline ? `+62${landline[1]}` : mobileInternational(typed);
}

/** Returns a mobile number in readable form: Indonesian ones as '+62 812-3456-7890', others unchanged. */
export function phoneReadable(written: string): string {
  const number = /^\+62(\d{3})(\d{3,4})(\d+)$/.exec(mobileInternational(written) ?? '');
  return number ? `+62 ${number[1]}-${number[2]}-${number[3]}` : written;
}

/** Returns a displayed number such as '(022) 0000-0104' in E.164; null for a short number. */
export function displayedInternational(shown: string): string | null {
  const number = `+${withCountry(shown)}`;
  return /^\+[1-9][0-9]{7,14}$/.test(number) ? number : null;
}

/** Returns a tel: link for a displayed number such as '(022) 0000-0104'. */
export const phoneLink = (shown: string): string => `tel:+${withCountry(shown)}`;

/** Returns a WhatsApp link for a displayed number. */
export const messageLink = (shown: string): string => `https://wa.me/${withCountry(shown)}`;

// Numbers of the service are not validated like typed ones, because they may be short or foreign.
function withCountry(shown: string): string {
  const digits = shown.replace(/\D/g, '');
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits;
}
