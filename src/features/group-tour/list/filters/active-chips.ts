import type { Facets } from '@sdk';
import { formatMonth } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import { isSameId } from '@/lib/is-same-id';
import { withoutFilter } from './drop-filter';
import { daysLabel, priceRangeLabel } from './range-labels';
import { toggled } from './ranges';

export type ActiveChip = { key: string; label: string; without: TourQuery };

/** Returns a chip for each filter of the query, with the query without that filter. */
export function activeChips(query: TourQuery, facets: Facets | null, t: Translate, locale: Locale): ActiveChip[] {
  const nameOf = (rows: { id: number; name: string }[] | undefined, id: number) =>
    rows?.find((row) => isSameId(row.id, id))?.name ?? String(id);
  const chip = (key: string, label: string, without: TourQuery) => ({ key, label, without });
  const one = (key: 'search' | 'regional_id' | 'min_days' | 'min_price' | 'available', label: string) =>
    chip(key, label, withoutFilter(query, key));
  return [
    query.search && one('search', `“${query.search}”`),
    query.regional_id && one('regional_id', nameOf(facets?.regionals, query.regional_id)),
    ...(query.country ?? []).map((id) =>
      chip(`c${id}`, nameOf(facets?.countries, id), { ...query, country: toggled(query.country, id) }),
    ),
    ...(query.month ?? []).map((month) =>
      chip(month, formatMonth(month, locale), { ...query, month: toggled(query.month, month) }),
    ),
    (query.min_days || query.max_days) && one('min_days', daysLabel(query, t)),
    (query.min_price || query.max_price) && one('min_price', priceRangeLabel(query, t, locale)),
    query.available && one('available', t('tour:filters.available')),
  ].filter((row) => typeof row === 'object');
}
