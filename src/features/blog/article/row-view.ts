import type { RowCardView } from '@/ui/static/row-card';
import type { TourCardView } from '@/ui/static/tour-card';

/** A tour's card as a row, which has room for the next departure only. */
export function rowView(view: TourCardView): RowCardView {
  const [next] = view.departures;
  return { ...view, date: next?.date, seats: next?.seats };
}
