import { apiQuery } from '@/api/query';
import { useMemberQuery } from './use-member-query';

/** Card and point history; the member menu always asks for it. */
export function useMembership() {
  const { data, ...rest } = useMemberQuery(apiQuery('getMembership', {}));
  return { data: data?.data, ...rest };
}
