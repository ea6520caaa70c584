import type { Career } from '@sdk';
import { type AddressParts, addressParts } from '@/features/shared/address-data';
import { type Vacancy, vacancyModel } from '../vacancy';

export type CareerModel = Omit<Vacancy, 'excerpt'> & {
  /** Sanitised HTML, like the other two texts; an empty one is not shown. */
  descriptionHtml: string;
  jobHtml: string;
  requirementsHtml: string;
  /** The last day for an application (ISO); null if the service names none. */
  closesOn: string | null;
  /** Where the work is done; null if the service does not send it in parts. */
  workplace: AddressParts | null;
  others: Vacancy[];
};

const OTHERS_SHOWN = 3;

/** Returns a position with up to three others, those of the same type first. */
export function careerModel(
  career: Career,
  careers: readonly Career[],
  sanitize: (html: string) => string,
): CareerModel {
  const { excerpt: _, ...vacancy } = vacancyModel(career);
  const isSameType = (other: Career) => Number(other.type === career.type);
  return {
    ...vacancy,
    descriptionHtml: sanitize(career.description),
    jobHtml: sanitize(career.job_description),
    requirementsHtml: sanitize(career.requirements),
    closesOn: career.closes_on ?? null,
    workplace: career.address ? addressParts(career.address) : null,
    others: careers
      .filter(({ id }) => id !== career.id)
      .sort((a, b) => isSameType(b) - isSameType(a))
      .slice(0, OTHERS_SHOWN)
      .map(vacancyModel),
  };
}
