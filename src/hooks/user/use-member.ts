import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { publicEnv } from '@/config/env';
import { avatarUrl } from '@/domain/profile';
import { rememberMember } from '@/state/last-member';
import { sessionState } from '@/state/session';
import { useProfile } from './use-profile';

/**
 * The signed-in member with the URL of their picture, or null for the placeholder. Login returns only a token, so the
 * profile is also the auth user of §3, and there is no other picture to prefer.
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
