import { useSnapshot } from 'valtio';
import { apiQuery } from '@/api/query';
import { sessionState } from '@/state/session';
import { useApiQuery } from '../use-api-query';

/** The member's profile, read only when signed in. */
export function useProfile() {
  const { status } = useSnapshot(sessionState);
  const { data, ...rest } = useApiQuery(status === 'member' ? apiQuery('getProfile', {}) : null);
  return { data: status === 'member' ? data?.data : undefined, ...rest };
}
