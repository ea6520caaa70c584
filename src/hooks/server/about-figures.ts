import { read } from '@/api/read';
import { visibleRegionals } from '@/domain/tour/regionals';
import { regionalsQuery, toursQuery } from '../tour';
import type { contactPart } from './service-languages';

/** Counts of what the service lists today; null if a list could not be loaded. */
export type AboutFigures = { tours: number | null; regions: number | null; offices: number | null };

/** Counts the tours, the regions with tours and the offices. */
export async function aboutFigures(
  locale: string | undefined,
  contactRead: ReturnType<typeof contactPart>,
): Promise<AboutFigures> {
  const [tours, regionals, contact] = await Promise.all([
    read(locale, toursQuery({ page: 1, limit: 1 }), { onFailure: 'optional' }),
    read(locale, regionalsQuery(), { onFailure: 'optional' }),
    contactRead,
  ]);
  return {
    tours: tours?.pagination.total ?? null,
    regions: regionals && visibleRegionals(regionals.data).length,
    offices: contact?.data.offices.length ?? null,
  };
}
