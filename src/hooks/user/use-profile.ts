import { apiQuery } from '@/api/query';
import { useMemberQuery } from './use-member-query';

/**
 * Returns the member's profile, loaded only when signed in and again on focus, because another tab may have changed it.
 * The option is set here because SWR uses the options of the first hook that is mounted for a key.
 */
export function useProfile() {
  const { data, ...rest } = useMemberQuery(apiQuery('getProfile', {}), { revalidateOnFocus: true });
  return { data: data?.data, ...rest };
}
