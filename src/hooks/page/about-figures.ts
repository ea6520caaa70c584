import { prefetchPart } from '@/api/prefetch';
import { visibleRegionals } from '@/domain/tour/regionals';
import { regionalsQuery, toursQuery } from '../tour/queries';
import { contactPart } from './contact-part';

/** Counts of what the service lists today; null if a list could not be loaded. */
export type AboutFigures = { tours: number | null; regions: number | null; offices: number | null };

/** Counts the tours, the regions with tours and the offices. */
export async function aboutFigures(locale: string | undefined): Promise<AboutFigures> {
  const [tours, regionals, contact] = await Promise.all([
    prefetchPart(locale, toursQuery({ page: 1, limit: 1 })),
    prefetchPart(locale, regionalsQuery()),
    contactPart(locale),
  ]);
  return {
    tours: tours?.pagination.total ?? null,
    regions: regionals && visibleRegionals(regionals.data).length,
    offices: contact?.data.offices.length ?? null,
  };
}
