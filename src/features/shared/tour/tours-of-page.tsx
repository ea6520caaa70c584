import { useParty } from '@/form/trip-plan/use-party';
import { type FailedPartProps, loadOnUse } from '@/lib/defer/load-on-use';
import type { ToursOfPageProps } from './party-tours';

const PartyTours = loadOnUse<ToursOfPageProps>(
  () => import('./party-tours').then((part) => part.PartyTours),
  ({ tours = [], children }: Partial<FailedPartProps & ToursOfPageProps>) => children?.(tours),
);

/** Shows tours of the page; once the visitor has named a party, loads the code that shows what it pays. */
export function ToursOfPage(props: ToursOfPageProps) {
  return useParty() ? <PartyTours {...props} /> : props.children(props.tours);
}
