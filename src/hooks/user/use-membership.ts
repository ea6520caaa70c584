import { apiQuery } from '@/api/query';
import { useMemberQuery } from './use-member-query';

/** Returns membership card and point history, loaded only when signed in. */
export function useMembership() {
  const { data, ...rest } = useMemberQuery(apiQuery('getMembership', {}));
  return { data: data?.data, ...rest };
}
