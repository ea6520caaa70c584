import { useSnapshot } from 'valtio';
import { apiQuery } from '@/api/query';
import { sessionState } from '@/state/session';
import { useApiQuery } from '../use-api-query';

/** The member's bookings, read only when signed in. */
export function useBookings() {
  const { status } = useSnapshot(sessionState);
  const { data, ...rest } = useApiQuery(status === 'member' ? apiQuery('listBookings', {}) : null);
  return { data: status === 'member' ? data?.data : undefined, ...rest };
}
