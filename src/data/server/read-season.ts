import { limits } from '@/config/limits';
import { seasonFilters } from '@/domain/tour/season';
import { seasonsQuery } from '../operations/page';
import { toursQuery } from '../operations/tour';
import { read, readList } from './read';

// The months of a season also have tours on other days, which its page leaves out.
const ENOUGH = { page: limits.firstPage, limit: 24 };

/** Returns a season by its key with its tours and the other seasons; null when the service has no such season. */
export async function readSeason(locale: string | undefined, key: unknown) {
  const { data } = await readList(locale, seasonsQuery());
  const season = data.find((one) => one.key === key);
  if (!season) return null;
  const tours = await read(locale, toursQuery({ ...seasonFilters(season), ...ENOUGH }));
  return { season, tours, others: data.filter((one) => one !== season) };
}
