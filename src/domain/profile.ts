import type { Profile } from '@sdk';

const profileParts = ['phone', 'dob', 'address', 'country', 'city', 'photo'] as const;

type Known = Pick<Profile, 'phone' | 'dob' | 'address' | 'id_country' | 'id_city'>;
type Around = {
  /** True when the member has a picture other than the placeholder. */
  hasPhoto: boolean;
  /** False when the service lists no cities of the member's country, so that none can be chosen. */
  hasCities: boolean;
};

/** Returns the missing parts of a profile, the number of parts that are filled in, and their total. */
export function profileCompleteness(profile: Known, { hasPhoto, hasCities }: Around) {
  const isFilled: Record<(typeof profileParts)[number], boolean> = {
    phone: Boolean(profile.phone?.trim()),
    dob: Boolean(profile.dob),
    address: Boolean(profile.address?.trim()),
    country: profile.id_country !== null,
    city: profile.id_city !== null,
    photo: hasPhoto,
  };
  const parts = profileParts.filter((part) => part !== 'city' || hasCities || isFilled.city);
  const missing = parts.filter((part) => !isFilled[part]);
  return { total: parts.length, filled: parts.length - missing.length, missing };
}

/**
 * Returns the picture URL of a member. Null, for the placeholder, when it is missing or is the bare root of the service
 * (§3).
 */
export function avatarUrl(picture: string | null | undefined, serviceRoot: string): string | null {
  if (!picture) return null;
  return withoutSlash(picture) === withoutSlash(serviceRoot) ? null : picture;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
