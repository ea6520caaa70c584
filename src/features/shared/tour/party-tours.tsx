import type { Query } from '@sdk';
import type { ReactNode } from 'react';
import { LARGEST_PAGE } from '@/data/every-row';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer } from '@/domain/party';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';
import { usePartyTours } from './use-party-tours';

export type ToursOfPageProps = {
  /** The tours of the page's data. */
  tours: TourCardModel[];
  /** The list of which they are the answer; left out if the page shows the same tours to every party. */
  query?: NonNullable<Query<'listTours'>>;
  children: (tours: TourCardModel[]) => ReactNode;
};

/** Shows tours as the service answers for the party; those of the page until then, and if it finds none. */
export function PartyTours({ tours, query, children }: ToursOfPageProps) {
  const answer = usePartyTours(query ?? LARGEST_PAGE);
  if (!answer?.data.length) return children(tours);
  const [today, party] = [todayInJakarta(), partyOfAnswer(answer.party)];
  const cards = answer.data.map((row) => tourCardModel(row, today, query, party));
  return children(query ? cards : tours.map((tour) => cards.find(({ id }) => id === tour.id) ?? tour));
}
