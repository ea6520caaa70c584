import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationNames } from '@/hooks/master/use-location-names';
import { useProfile } from '@/hooks/user/use-profile';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { profileValuesOf } from './profile-values';
import type { BookingStore } from './store';

/**
 * The booking's part of the signed-in member's profile. The city is looked up by its id, which takes longer than the
 * profile: `isCityLoading` until then. Countries and cities are asked for only for a member who has a city.
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

/** Effect: tells the booking which member's profile can fill the contact, and when there is none any more. */
export function useProfileEvents({ dispatch }: BookingStore): void {
  const { profile, error, values } = useProfileValues();
  const { session, status, endedBy } = useSnapshot(sessionState);
  // After a session that ran out, the same member is about to sign in again.
  const isMemberGone = status === 'visitor' && endedBy !== 'expired';
  const isGone = isMemberGone || (status === 'member' && error !== undefined);
  // Compared as text, because every render creates new value objects.
  const known = profile ? JSON.stringify(values) : null;
  useEffect(() => {
    if (known) dispatch({ type: 'profileRead', session, profile: JSON.parse(known) });
    else if (isGone) dispatch({ type: 'profileGone', session });
  }, [known, isGone, session, dispatch]);
}
