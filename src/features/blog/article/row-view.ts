import type { RowCardView } from '@/ui/static/cards/row-card';
import type { TourCardView } from '@/ui/static/cards/tour-card';

/** Reduces a tour card to a row, which shows the departure of the price only. */
export function rowView(view: TourCardView): RowCardView {
  const departure = view.departures.find(({ isPriced }) => isPriced);
  return { ...view, date: departure?.date, seats: departure?.seats, price: { ...view.price, from: undefined } };
}
