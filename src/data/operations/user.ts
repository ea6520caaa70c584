import type { Answer, ApiError, Args } from '@sdk';
import { useEffect } from 'react';
import { type ScopedMutator, type SWRConfiguration, useSWRConfig } from 'swr';
import { subscribe, useSnapshot } from 'valtio';
import { sessionState } from '@/state/session';
import { useRead } from '../use-read';

/** Without `keepPreviousData`, which would show the data of the last member. */
type MemberOptions<Data> = Omit<SWRConfiguration<Data, ApiError>, 'keepPreviousData'>;

type MemberRead = 'getProfile' | 'listBookings' | 'getMembership' | 'getBooking';

/**
 * Reads data of the signed-in member. The session is part of the cache key, so that no member sees another's data.
 * Without `args` it reads nothing.
 */
function useMemberQuery<Id extends MemberRead>(
  operationId: Id,
  args: Args<Id> | null,
  options?: MemberOptions<Answer<Id>>,
) {
  const { status, session } = useSnapshot(sessionState);
  const { mutate } = useSWRConfig();
  useEffect(() => forgetWithSession(mutate), [mutate]);
  const { data, ...rest } = useRead<Id>(args && status === 'member' ? [operationId, args, session] : null, options);
  return { ...rest, data: (data as { data: Answer<Id>['data'] } | undefined)?.data };
}

const followed = new WeakSet<ScopedMutator>();

/**
 * Removes the data of ended sessions from this cache from now on, on every page and for every way in which a session
 * ends.
 */
function forgetWithSession(mutate: ScopedMutator): void {
  if (followed.has(mutate)) return;
  followed.add(mutate);
  const isPast = (key: unknown) => Array.isArray(key) && key.length === 3 && key[2] !== sessionState.session;
  // Fails when the cache no longer exists, as after a test; then the subscription ends.
  const stop = subscribe(sessionState, () => void mutate(isPast, undefined, { revalidate: false }).catch(() => stop()));
}

/**
 * Returns the member's profile, loaded only when signed in and again on focus, because another tab may have changed it.
 * The option is set here because SWR uses the options of the first hook that is mounted for a key.
 */
export const useProfile = () => useMemberQuery('getProfile', {}, { revalidateOnFocus: true });

/** Returns the member's bookings, loaded only when signed in and wanted. */
export const useBookings = (isWanted = true) => useMemberQuery('listBookings', isWanted ? {} : null);

/** Returns one of the member's bookings with its trip, loaded only when signed in. */
export const useMemberBooking = (code: string) => useMemberQuery('getBooking', { path: { code } });

/** Returns membership card and point history, loaded only when signed in. */
export const useMembership = () => useMemberQuery('getMembership', {});
