import type { RowCardView } from '@/ui/static/cards/row-card';
import type { TourCardView } from '@/ui/static/cards/tour-card';

/** A tour's card as a row, which has room for the next departure only. */
export function rowView(view: TourCardView): RowCardView {
  const [next] = view.departures;
  return { ...view, date: next?.date, seats: next?.seats };
}
