import { seasonCards, seasonModel, seasonQuery, seasonTotal, visibleSeasons } from '@/domain/tour/season';
import { seasonsQuery } from '../operations/page';
import { toursQuery } from '../operations/tour';
import { read, readList } from './read';

/** Returns the links to the seasons that have departures; none if they cannot be read. `page` is as in `read`. */
export async function readSeasonLinks(locale: string | undefined, page?: string) {
  const answer = await read(locale, seasonsQuery(), { onFailure: 'optional', isShared: true, page });
  return visibleSeasons(answer?.data ?? []).map(seasonModel);
}

/** Returns the data of a season's page by its key; null when the service has no such season. */
export async function readSeason(locale: string | undefined, key: unknown) {
  const { data } = await readList(locale, seasonsQuery());
  const row = data.find((one) => one.key === key);
  if (!row) return null;
  const season = seasonModel(row);
  const filters = { month: row.months, country: row.country_ids };
  const tours = await read(locale, toursQuery(seasonQuery(season, filters)));
  const cards = seasonCards(tours, season, filters);
  return {
    season,
    text: row.text,
    /** Of the list of tours. */
    filters,
    cards,
    /** The number of all its tours. */
    total: seasonTotal(tours, cards),
    others: visibleSeasons(data.filter((one) => one !== row)).map(seasonModel),
  };
}
