import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type Pax, partyFromUrl, partyToUrl, paxTypes, payingGuests } from '@/domain/party';
import type { Translate } from '@/i18n/translate';
import { changeTripPlan, tripPlan, useTripPlan } from '@/state/trip-plan';

/** Returns the party that the visitor has named, on this device or in the address of the page; null if none. */
export function useParty(): Pax | null {
  const { party } = useTripPlan();
  const { pax } = useRouter().query;
  const ofAddress = useMemo(() => partyFromUrl(pax), [pax]);
  return party ?? ofAddress;
}

/** Returns the number of guests who need a seat; one if no party is named. */
export function useSeatedGuests(): number {
  const party = useParty();
  return party ? payingGuests(party) : 1;
}

/**
 * Keeps the party of an address that is opened, so that the pages after it are about the same people. From then on the
 * party of the device counts: Back to an address that names another one corrects the address.
 */
export function usePartyOfAddress(): void {
  const { isReady, query } = useRouter();
  const nameInAddress = useNameParty();
  const isOpened = useRef(false);
  const compare = useEffectEvent((pax: unknown) => {
    const named = partyFromUrl(pax);
    const { party } = tripPlan();
    if (!isOpened.current && named) changeTripPlan({ party: named });
    else if (named && (!party || partyToUrl(party) !== partyToUrl(named))) nameInAddress(party);
    isOpened.current = true;
  });
  useEffect(() => {
    if (isReady) compare(query.pax);
  }, [isReady, query.pax]);
}

/** Returns a function that puts another party into an address that names one. */
export function useNameParty(): (party: Pax | null) => void {
  const router = useRouter();
  return (party) => {
    const { pax, ...others } = router.query;
    if (pax === undefined) return;
    const to = { pathname: router.pathname, query: { ...others, ...(party && { pax: partyToUrl(party) }) } };
    void router.replace(to, undefined, { shallow: true, scroll: false });
  };
}

/** Returns the travellers by age in words, such as `2 dewasa` and `1 anak`. */
export const partyLabels = (pax: Pax, t: Translate): string[] =>
  paxTypes.filter((type) => pax[type] > 0).map((type) => t(`common:party.${type}`, { count: pax[type] }));
