import type { Profile, ProfileForm } from '@sdk';
import type { MessageKey } from '../messages/messages.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import { birthDateProblem } from './birth-date.ts';
import { getFullName } from './create-member.ts';

type Locations = Pick<Catalogue, 'countries' | 'cities' | 'today'>;

/** The refused fields of a profile update with their reasons; empty when it is allowed. */
export function findProfileProblems(
  profile: Profile,
  form: ProfileForm,
  locations: Locations,
): Record<string, MessageKey> {
  const problems: Record<string, MessageKey> = {};
  // An unchanged date of birth is accepted, because the member may have joined before the age rule.
  const dob = form.dob === profile.dob ? null : birthDateProblem(form.dob, locations.today);
  if (dob) problems.dob = dob;
  const countryId = form.id_country ?? profile.id_country;
  const country = locations.countries.find(({ id }) => id === countryId);
  if (form.id_country !== undefined && !country) problems.id_country = 'countryUnknown';
  if (form.id_city === undefined) return problems;
  const city = locations.cities.find(({ pkId }) => pkId === form.id_city);
  if (!city) problems.id_city = 'cityUnknown';
  else if (country && city.countryCode !== country.countryCode) problems.id_city = 'cityElsewhere';
  else if (!country && !problems.id_country) problems.id_city = 'cityElsewhere';
  return problems;
}

/** The profile with only the given fields changed; a city of another country is cleared. */
export function updateProfile(profile: Profile, form: ProfileForm, locations: Locations): Profile {
  const firstName = form.first_name ?? profile.firstName;
  const lastName = form.last_name ?? profile.lastName;
  const id_country = form.id_country ?? profile.id_country;
  const country = locations.countries.find(({ id }) => id === id_country);
  const city = locations.cities.find(({ pkId }) => pkId === (form.id_city ?? profile.id_city));
  return {
    ...profile,
    firstName,
    lastName,
    fullname: getFullName(firstName, lastName),
    phone: form.phone ?? profile.phone,
    dob: form.dob ?? profile.dob,
    address: form.address ?? profile.address,
    id_country,
    id_city: city && city.countryCode === country?.countryCode ? city.pkId : null,
  };
}
