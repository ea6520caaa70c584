import type { RowCardView } from '@/ui/static/cards/row-card';
import type { TourCardView } from '@/ui/static/cards/tour-card';

/** Reduces a tour card to a row, which shows the next departure only. */
export function rowView(view: TourCardView): RowCardView {
  const [next] = view.departures;
  return { ...view, date: next?.date, seats: next?.seats };
}
