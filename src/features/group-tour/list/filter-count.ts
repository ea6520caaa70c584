import type { TourQuery } from '@/domain/tour-query';

/** How many filters narrow the list: each country and month is one of its own, both ends of a range are one. */
export function filterCount(query: TourQuery): number {
  const single = [
    query.search,
    query.regional_id,
    query.available,
    query.min_days ?? query.max_days,
    query.min_price ?? query.max_price,
  ];
  return (
    single.filter((value) => value !== undefined).length + (query.country?.length ?? 0) + (query.month?.length ?? 0)
  );
}
