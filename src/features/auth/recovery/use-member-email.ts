import { useProfile } from '@/hooks/user/use-profile';
import { lastEmail } from '@/state/last-member';

/** Returns the email address of the member who is signed in or has an expired session; '' for visitors. */
export function useMemberEmail(): string {
  const { data } = useProfile();
  return data?.email || lastEmail();
}
