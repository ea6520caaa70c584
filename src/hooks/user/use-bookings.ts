import { apiQuery } from '@/api/query';
import { useMemberQuery } from './use-member-query';

/** Returns the member's bookings, loaded only when signed in. */
export function useBookings() {
  const { data, ...rest } = useMemberQuery(apiQuery('listBookings', {}));
  return { data: data?.data, ...rest };
}
