import type { Facets } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';

type Range = Pick<TourQuery, 'min_days' | 'max_days'> | Pick<TourQuery, 'min_price' | 'max_price'>;

/** Returns the query parameters of a length option; a minimum of one day is no limit. */
export function daysRange({
  min_days,
  max_days,
}: Facets['durations'][number]): Pick<TourQuery, 'min_days' | 'max_days'> {
  return { min_days: min_days && min_days > 1 ? min_days : undefined, max_days: max_days ?? undefined };
}

export function priceRange({
  min_price,
  max_price,
}: Facets['prices'][number]): Pick<TourQuery, 'min_price' | 'max_price'> {
  return { min_price: min_price ?? undefined, max_price: max_price ?? undefined };
}

/** True if the query contains exactly this range. */
export function isChosen(query: TourQuery, range: Range): boolean {
  return Object.entries(range).every(([name, value]) => query[name as keyof TourQuery] === value);
}

/** Returns the list with the value added or removed; undefined in place of an empty list. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const next = values?.includes(value) ? values.filter((one) => one !== value) : [...(values ?? []), value];
  return next.length > 0 ? next : undefined;
}
