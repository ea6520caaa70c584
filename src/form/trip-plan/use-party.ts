import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Pax, partyFromUrl, partyToUrl, seatsFor } from '@/domain/party';
import { searchOf } from '@/lib/query-string';
import { sameRouteUrl } from '@/lib/same-route-url';
import { changeTripPlan, tripPlan, useTripPlan } from '@/state/trip-plan';

/** Returns the party that the visitor has named on this device or by an address; null if none, and while hydrating. */
export const useParty = (): Pax | null => useTripPlan().party;

/** Returns the number of guests who need a seat; one if no party is named. */
export const useSeatedGuests = (): number => seatsFor(useParty());

/**
 * Keeps the party of an address that is opened, so that the pages after it are about the same people. From then on the
 * party of the device counts: Back to an address that names another one corrects the address.
 */
export function usePartyOfAddress(): void {
  const { isReady, query } = useRouter();
  const putIntoAddress = usePutPartyIntoAddress();
  const isOpened = useRef(false);
  const keepOrCorrect = useEffectEvent((pax: unknown) => {
    const ofAddress = partyFromUrl(pax);
    const { party } = tripPlan();
    if (!isOpened.current && ofAddress) changeTripPlan({ party: ofAddress });
    else if (ofAddress && (!party || partyToUrl(party) !== partyToUrl(ofAddress))) putIntoAddress(party);
    isOpened.current = true;
  });
  useEffect(() => {
    if (isReady) keepOrCorrect(query.pax);
  }, [isReady, query.pax]);
}

/** Returns a function that replaces the party of an address that has one. */
export function usePutPartyIntoAddress(): (party: Pax | null) => void {
  const router = useRouter();
  return (party) => {
    if (router.query.pax === undefined) return;
    const to = withParty(router.asPath, party);
    void router.replace(sameRouteUrl(router, to), to, { shallow: true, scroll: false });
  };
}

/** Returns a path with its query for this party. */
function withParty(path: string, party: Pax | null): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site');
  searchParams.delete('pax');
  if (party) searchParams.set('pax', partyToUrl(party));
  return `${pathname}${searchOf(searchParams)}${hash}`;
}
