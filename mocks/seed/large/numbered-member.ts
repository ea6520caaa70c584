const FIRST_NAMES = [
  'Adi',
  'Ayu',
  'Budi',
  'Citra',
  'Dewi',
  'Eko',
  'Fitri',
  'Gilang',
  'Hana',
  'Indra',
  'Joko',
  'Kartika',
];
const LAST_NAMES = ['Santoso', 'Wijaya', 'Lestari', 'Pratama', 'Siregar', 'Nasution', 'Hartono', 'Kusuma', 'Saputra'];

/**
 * The hash of `DEMO_PASSWORD` with fewer rounds than that of other members, so that a load of sign-ins measures the
 * service and not the hash.
 */
const PASSWORD_HASH =
  'pbkdf2-sha256$1000$4b656c616e614c6162323032376c6162$26a0e8a5968d2e97e3470b8836b3e5d104b71d412d2334cb3bae899871515e03';

/** The email address of a member by number: `anggota000123@kelana.example`. */
export const numberedEmail = (number: number) => `anggota${String(number).padStart(6, '0')}@kelana.example`;

/** The number in such an address, or null. */
export function numberInEmail(email: string): number | null {
  const digits = /^anggota(\d{6})@kelana\.example$/.exec(email)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** A member made from its number, without bookings; the same for the same number. */
export function buildNumberedMember(number: number) {
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const lastName = LAST_NAMES[number % LAST_NAMES.length] ?? '';
  const email = numberedEmail(number);
  const digits = String(number).padStart(8, '0');
  return {
    id: `m${number}`,
    email,
    passwordHash: PASSWORD_HASH,
    acceptsMarketing: number % 2 === 0,
    profile: {
      address: null,
      dob: `${1950 + (number % 55)}-${String(1 + (number % 12)).padStart(2, '0')}-15`,
      email,
      firstName,
      lastName,
      fullname: `${firstName} ${lastName}`,
      id_city: null,
      id_country: null,
      is_member_premium: number % 10 === 0,
      phone: `+62812${digits}`,
      profile_pic_url: null,
    },
    membership: {
      card: {
        point: (number % 40) * 25,
        number: `KLN 8820 ${digits.slice(0, 4)} ${digits.slice(4)}`,
        first_name: firstName,
        last_name: lastName,
      },
      history: [],
    },
  };
}
