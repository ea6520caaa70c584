import { useSnapshot } from 'valtio';
import { apiQuery } from '@/api/query';
import { sessionState } from '@/state/session';
import { useApiQuery } from '../use-api-query';

/** Card and point history; the member menu always asks for it. */
export function useMembership() {
  const { status } = useSnapshot(sessionState);
  const { data, ...rest } = useApiQuery(status === 'member' ? apiQuery('getMembership', {}) : null);
  return { data: status === 'member' ? data?.data : undefined, ...rest };
}
