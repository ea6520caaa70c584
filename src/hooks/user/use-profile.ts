import { apiQuery } from '@/api/query';
import { useMemberQuery } from './use-member-query';

/** The member's profile, read only when signed in. */
export function useProfile() {
  const { data, ...rest } = useMemberQuery(apiQuery('getProfile', {}));
  return { data: data?.data, ...rest };
}
