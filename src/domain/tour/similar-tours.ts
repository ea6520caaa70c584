import type { Query, Tour } from '@sdk';
import { isSameId } from '@/lib/is-same-id';
import type { Pax } from '../party';
import { tourCardModel } from './tour-card';

const SHOWN_TOURS = 3;

/** The number of tours of a region that are read: one of them can be the tour beside which they are shown. */
export const SIMILAR_TOURS = SHOWN_TOURS + 1;

/** Returns the query for the first tours of a region. */
export const similarToursQuery = (regional_id: number): Query<'listTours'> => ({
  regional_id,
  page: 1,
  limit: SIMILAR_TOURS,
});

/** Returns the cards of the first tours of a region without that of the tour `id`. */
export const similarCards = (rows: readonly Tour[], id: number, today: string, party: Pax | null = null) =>
  rows
    .filter((one) => !isSameId(one.id, id))
    .slice(0, SHOWN_TOURS)
    .map((one) => tourCardModel(one, today, {}, party));
