import { LARGEST_PAGE } from '@/data/every-row';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer } from '@/domain/party';
import { tourCardModel } from '@/domain/tour/tour-card';
import type { ToursOfPageProps } from './tours-of-page';
import { usePartyTours } from './use-party-tours';

/** Shows tours as the service answers for the party; those of the page until then, and if it finds none. */
export function PartyTours({ tours, query, children }: ToursOfPageProps) {
  const answer = usePartyTours(query ?? LARGEST_PAGE);
  if (!answer?.data.length) return children(tours);
  const [today, party] = [todayInJakarta(), partyOfAnswer(answer.party)];
  const cards = answer.data.map((row) => tourCardModel(row, today, query, party));
  return children(query ? cards : tours.map((tour) => cards.find(({ id }) => id === tour.id) ?? tour));
}
