import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { publicEnv } from '@/config/env';
import { avatarUrl } from '@/domain/profile';
import { rememberMember, sessionState } from '@/state/session';
import { useProfile } from './operations/user';

/**
 * Returns the signed-in member with the URL of the picture, or null for the placeholder. The login response contains
 * only a token, so the profile is also the auth user of §3 and the only source of the picture.
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
