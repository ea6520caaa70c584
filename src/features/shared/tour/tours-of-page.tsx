import type { Query } from '@sdk';
import type { ReactNode } from 'react';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { useParty } from '@/form/trip-plan/use-party';
import { type FailedPartProps, loadOnUse } from '@/lib/defer/load-on-use';

export type ToursOfPageProps = {
  /** The tours of the page's data. */
  tours: TourCardModel[];
  /** The list of which they are the answer; left out if the page shows the same tours to every party. */
  query?: NonNullable<Query<'listTours'>>;
  children: (tours: TourCardModel[]) => ReactNode;
};

const PartyTours = loadOnUse<ToursOfPageProps>(
  () => import('./party-tours').then((part) => part.PartyTours),
  ({ tours = [], children }: Partial<FailedPartProps & ToursOfPageProps>) => children?.(tours),
);

/** Shows tours of the page; once the visitor has named a party, loads the code that shows what it pays. */
export function ToursOfPage(props: ToursOfPageProps) {
  return useParty() ? <PartyTours {...props} /> : props.children(props.tours);
}
