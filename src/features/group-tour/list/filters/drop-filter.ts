import type { Facets } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';

/** The filters that can be removed; both ends of a range are one filter, named by the lower end. */
export type FilterGroupName = 'search' | 'regional_id' | 'country' | 'month' | 'min_days' | 'min_price' | 'available';

const without: Record<FilterGroupName, TourQuery> = {
  search: { search: undefined },
  regional_id: { regional_id: undefined },
  country: { country: undefined },
  month: { month: undefined },
  min_days: { min_days: undefined, max_days: undefined },
  min_price: { min_price: undefined, max_price: undefined },
  available: { available: undefined },
};

const groups = Object.keys(without) as FilterGroupName[];

export function withoutFilter(query: TourQuery, name: FilterGroupName): TourQuery {
  return { ...query, ...without[name] };
}

/**
 * Returns the filter whose removal shows the most tours; null without filters. The service counts each group of options
 * under all filters except the group itself, so its totals are the tours shown without that filter. Search words and
 * free seats have no totals; search words come first if no other group has tours.
 */
export function filterToDrop(query: TourQuery, facets: Facets | null): FilterGroupName | null {
  const active = groups.filter((name) => Object.keys(without[name]).some((key) => key in query && has(query, key)));
  const totals: Partial<Record<FilterGroupName, { total: number }[]>> = {
    regional_id: facets?.regionals,
    country: facets?.countries,
    month: facets?.months,
    min_days: facets?.durations,
    min_price: facets?.prices,
  };
  const gain = (name: FilterGroupName) => Math.max(0, ...(totals[name] ?? []).map(({ total }) => total));
  return [...active].sort((a, b) => gain(b) - gain(a))[0] ?? null;
}

const has = (query: TourQuery, key: string) => query[key as keyof TourQuery] !== undefined;
