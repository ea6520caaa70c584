// The country code, once or by mistake twice, and the 0 of a number within the country, which belongs behind no code.
const BEFORE = '(?:(?:\\+?(?:00)?62){1,2}?0?|0)';
const MOBILE = new RegExp(`^${BEFORE}(8[1-9][0-9]{6,10})$`);
const LANDLINE = new RegExp(`^${BEFORE}([2-79][0-9]{7,10})$`);

// A country code written twice ('+65 +65 …', '+65 0065 …'). Without a separator, 00 can belong to the number, as in
// '+61 400 614 123'.
const REPEATED_CODE = /^[\s(]*(?:\+|00)(\d{1,3})(?:[\s().-]*\+|[\s().-]+00)[\s().-]*\1/;

/**
 * Returns a typed mobile number ('0812 3456 7890', '62812…', '+62 (0)812…', '0065 …') in E.164; null when it is invalid.
 * Numbers without a country code are Indonesian.
 */
export function mobileInternational(typed: string): string | null {
  const plain = withoutSeparators(typed);
  const indonesian = MOBILE.exec(plain);
  if (indonesian) return `+62${indonesian[1]}`;
  const foreign = plain.replace(/^00/, '+');
  const isForeign = /^\+[1-9][0-9]{7,14}$/.test(foreign) && !foreign.startsWith('+62');
  return isForeign ? foreign : null;
}

/** Like `mobileInternational`, but it also accepts an Indonesian landline with its area code ('021 5000 1234'). */
export function phoneInternational(typed: string): string | null {
  const landline = LANDLINE.exec(withoutSeparators(typed));
  return landline ? `+62${landline[1]}` : mobileInternational(typed);
}

function withoutSeparators(typed: string): string {
  const withoutSpaces = typed
    .replace(/^\s*tel:/i, '')
    .replace(REPEATED_CODE, '+$1')
    .replace(/[\s.-]/g, '');
  // A 0 in brackets is left out behind a country code; only in Italy (39) it belongs to the number.
  return withoutSpaces.replace(/^((?:\+|00)(?!39)\d+)\(0\)/, '$1').replace(/[()]/g, '');
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
