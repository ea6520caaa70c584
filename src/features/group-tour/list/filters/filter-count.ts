import type { TourQuery } from '@/domain/tour/tour-query';

/** Returns the number of active filters: each country and each month counts, both ends of a range count once. */
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
