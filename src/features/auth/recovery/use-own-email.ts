import { useProfile } from '@/hooks/user/use-profile';
import { lastEmail } from '@/state/last-member';

/** The address of the member who is signed in, or who has to sign in again; '' for everybody else. */
export function useOwnEmail(): string {
  const { data } = useProfile();
  return data?.email || lastEmail();
}
