import { useProfile } from '@/hooks/user/use-profile';
import { lastEmail } from '@/state/last-member';

/** The email address of the member who is signed in or whose session expired; '' for visitors. */
export function useMemberEmail(): string {
  const { data } = useProfile();
  return data?.email || lastEmail();
}
