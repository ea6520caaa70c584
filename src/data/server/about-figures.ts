import { visibleRegionals } from '@/domain/tour/regionals';
import { regionalsQuery, toursQuery } from '../operations/tour';
import { read } from './read';

/** Counts the tours and the regions with tours; null if a list could not be loaded. */
export async function aboutFigures(locale: string | undefined) {
  const [tours, regionals] = await Promise.all([
    read(locale, toursQuery({ page: 1, limit: 1 }), { onFailure: 'optional' }),
    read(locale, regionalsQuery(), { onFailure: 'optional' }),
  ]);
  return {
    tours: tours?.pagination.total ?? null,
    regions: regionals && visibleRegionals(regionals.data).length,
  };
}
