import { limits } from '@/config/limits';
import { todayInJakarta } from '@/domain/dates';
import { seasonCards, seasonModel, visibleSeasons } from '@/domain/tour/season';
import { seasonsQuery } from '../operations/page';
import { toursQuery } from '../operations/tour';
import { read, readList } from './read';

// The months of a season also have tours on other days, which its page leaves out.
const ENOUGH = { page: limits.firstPage, limit: 24 };

/** Returns the data of a season's page by its key; null when the service has no such season. */
export async function readSeason(locale: string | undefined, key: unknown) {
  const { data } = await readList(locale, seasonsQuery());
  const season = data.find((one) => one.key === key);
  if (!season) return null;
  const { text, months: month, country_ids: country } = season;
  const tours = await read(locale, toursQuery({ month, country, ...ENOUGH }));
  return {
    season: seasonModel(season),
    text,
    /** Of the list of tours. */
    filters: { month, country },
    cards: seasonCards(tours, season, todayInJakarta()),
    others: visibleSeasons(data.filter((one) => one !== season)).map(seasonModel),
  };
}
