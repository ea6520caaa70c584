import type { Profile } from '@sdk';
import { type DateLocale, formatDate } from '@/domain/dates';

export type DetailsValues = ReturnType<typeof detailsOf>;

/** What the form starts with: the profile as a person writes it. */
export function detailsOf(profile: Profile, locale: DateLocale) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone ?? '',
    dob: profile.dob ? formatDate(profile.dob, locale) : '',
    address: profile.address ?? '',
    id_country: profile.id_country === null ? '' : String(profile.id_country),
    id_city: profile.id_city === null ? '' : String(profile.id_city),
  };
}

/** Whether something was typed that the profile does not say yet. */
export function isChanged(values: Partial<DetailsValues>, saved: DetailsValues): boolean {
  return Object.entries(saved).some(([field, value]) => (values[field as keyof DetailsValues] ?? value) !== value);
}
