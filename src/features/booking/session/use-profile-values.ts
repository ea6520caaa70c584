import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationNames } from '@/data/location-names';
import { useProfile } from '@/data/operations/user';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { profileValuesOf } from './profile-values';
import type { BookingStore } from './store';

/**
 * Returns the profile values of the signed-in member. The city's name is looked up by its id after the profile has
 * arrived; `isCityLoading` is true until then. Countries and cities are fetched only for a member with a city.
 */
export function useProfileValues() {
  const { locale } = useMessages();
  const { data: profile, error } = useProfile();
  const id_city = profile?.id_city ?? null;
  const { city } = useLocationNames({ id_country: id_city && (profile?.id_country ?? null), id_city }, locale);
  const name = city.state === 'known' ? city.name : '';
  const values = profileValuesOf(profile, name, locale);
  return { profile, error, values, isCityLoading: city.state === 'loading' };
}

/** Effect: dispatches the profile that can fill in the contact, and its removal when there is none any more. */
export function useProfileEvents({ dispatch }: BookingStore): void {
  const { profile, error, values } = useProfileValues();
  const { session, status, endedBy } = useSnapshot(sessionState);
  // After a session has expired, the same member usually signs in again, so the values stay.
  const isMemberGone = status === 'visitor' && endedBy !== 'expired';
  const isGone = isMemberGone || (status === 'member' && error !== undefined);
  // Compared as text, because every render creates new value objects.
  const known = profile ? JSON.stringify(values) : null;
  useEffect(() => {
    if (known) dispatch({ type: 'profileRead', session, profile: JSON.parse(known) });
    else if (isGone) dispatch({ type: 'profileGone', session });
  }, [known, isGone, session, dispatch]);
}
