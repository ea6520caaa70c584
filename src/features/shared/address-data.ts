import type { PostalAddress as AddressRow } from '@sdk';
import type { PostalAddress } from 'schema-dts';

/** An address in parts; a missing part is not known. `country` is an ISO 3166-1 code of two letters. */
export type AddressParts = {
  street?: string | null;
  locality: string;
  region?: string | null;
  postalCode?: string | null;
  country: string;
};

/** Returns the parts of an address that the service sends. */
export function addressParts({ street, locality, region, postal_code, country_code }: AddressRow): AddressParts {
  return {
    street: street ?? null,
    locality,
    region: region ?? null,
    postalCode: postal_code ?? null,
    country: country_code,
  };
}

/** Returns an address as schema.org's PostalAddress. */
export function addressData({ street, locality, region, postalCode, country }: AddressParts) {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  } satisfies PostalAddress;
}
