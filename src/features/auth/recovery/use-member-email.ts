import { useProfile } from '@/hooks/user/use-profile';
import { lastEmail } from '@/state/last-member';

/** Returns the email address of the signed-in member, also after the session has expired; '' for visitors. */
export function useMemberEmail(): string {
  const { data } = useProfile();
  return data?.email || lastEmail();
}
