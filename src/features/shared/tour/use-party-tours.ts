import type { Query } from '@sdk';
import { useTours } from '@/data/operations/tour';
import { partyParameters } from '@/domain/party';
import { useParty } from '@/form/trip-plan/use-party';

/**
 * Returns the tours of a query for the party of the visitor. Null while nobody has named one, which sends no request,
 * and from a service that knows no parties.
 */
export function usePartyTours(query: Query<'listTours'> | null) {
  const party = useParty();
  const { data } = useTours(party && query && { ...query, ...partyParameters(party) });
  return party && data?.party ? data : null;
}
