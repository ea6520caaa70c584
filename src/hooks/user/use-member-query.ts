import type { OperationId } from '@sdk';
import { useSnapshot } from 'valtio';
import type { ApiQuery } from '@/api/query';
import { sessionState } from '@/state/session';
import { useApiQuery } from '../use-api-query';

/** Reads what belongs to the signed-in member, and reads it anew for every session: no member sees another's answer. */
export function useMemberQuery<Id extends OperationId>(query: ApiQuery<Id>) {
  const { status, session } = useSnapshot(sessionState);
  return useApiQuery(status === 'member' ? query : null, undefined, session);
}

/** Tells the cache keys of `useMemberQuery` from all others. */
export function isMemberKey(key: unknown): boolean {
  return Array.isArray(key) && key.length === 3;
}
