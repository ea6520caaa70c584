import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { publicEnv } from '@/config/env';
import { avatarUrl } from '@/domain/avatar';
import { rememberMember } from '@/state/last-member';
import { sessionState } from '@/state/session';
import { useProfile } from './use-profile';

/**
 * The signed-in member and the address of their picture; null where the placeholder belongs. Signing in answers a token
 * only, so the profile read afterwards is the auth user of §3 too: there is no other picture to go first.
 */
export function useMember() {
  const { session } = useSnapshot(sessionState);
  const { data: profile, ...rest } = useProfile();
  const email = profile?.email;
  useEffect(() => {
    if (email) rememberMember(email, session);
  }, [email, session]);
  return { ...rest, profile, avatar: avatarUrl(profile?.profile_pic_url, publicEnv.serviceHost) };
}
