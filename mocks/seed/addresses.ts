import type { Career } from '@sdk';
import { type Localized, same } from './localized.ts';

type PostalAddress = NonNullable<Career['address']>;
type Text = 'locality' | 'region';

/** An address in parts as it is written by hand; those of offices are also where people work. */
export type AddressText = Omit<PostalAddress, Text> & Record<Text, Localized>;

const jakarta = same('DKI Jakarta');

export const northJakarta: AddressText = {
  street: 'Ruko Bahari Sentra Blok A No. 8, Penjaringan',
  locality: { id: 'Jakarta Utara', en: 'North Jakarta' },
  region: jakarta,
  postal_code: '14450',
  country_code: 'ID',
};

export const southJakarta: AddressText = {
  street: 'Gedung Selasar Rimbun Lt. 3, Jl. Teduh Raya No. 17, Kebayoran Baru',
  locality: { id: 'Jakarta Selatan', en: 'South Jakarta' },
  region: jakarta,
  postal_code: null,
  country_code: 'ID',
};
