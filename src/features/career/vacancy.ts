import type { About, Career } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { isSameId } from '@/lib/is-same-id';
import { firstSentences, plainText } from '@/lib/text/plain-text';

const EXCERPT_LENGTH = 140;

/** Returns an open position; type and contract are the service's texts. */
function positionModel(career: Career) {
  const { id, slug, position, type, contract } = career;
  return {
    id,
    slug,
    position,
    ...languageOf(career),
    type,
    contract,
    location: career.location ?? null,
    postedAt: career.created_at ?? null,
  };
}

export type Vacancy = ReturnType<typeof vacancyModel>;

/** Returns an open position in a list, with the start of its description as plain text. */
export function vacancyModel(career: Career) {
  return { ...positionModel(career), excerpt: firstSentences(plainText(career.description), EXCERPT_LENGTH) };
}

/** Returns the main facts of a vacancy. */
export const vacancyFacts = ({ type, contract, location }: Omit<Vacancy, 'excerpt'>) => [type, contract, location];

export type CareerListModel = ReturnType<typeof careerListModel>;

/** Returns the open positions in the order of the service, with the company's picture. */
export function careerListModel(careers: readonly Career[], about: About | null) {
  return { vacancies: careers.map(vacancyModel), imageUrl: about?.images?.core_values ?? null };
}

const OTHERS_SHOWN = 3;

export type CareerModel = ReturnType<typeof careerModel>;

/** Returns a position with up to three others, those of the same type first. */
export function careerModel(career: Career, careers: readonly Career[], sanitize: (html: string) => string) {
  const isSameType = (other: Career) => Number(other.type === career.type);
  return {
    ...positionModel(career),
    // An empty text is not shown.
    descriptionHtml: sanitize(career.description),
    jobHtml: sanitize(career.job_description),
    requirementsHtml: sanitize(career.requirements),
    /** The last day for an application (ISO); null if the service names none. */
    closesOn: career.closes_on ?? null,
    /** Where the work is done; null if the service does not send it in parts. */
    workplace: career.address ?? null,
    others: careers
      .filter(({ id }) => id !== career.id)
      .sort((a, b) => isSameType(b) - isSameType(a))
      .slice(0, OTHERS_SHOWN)
      .map(vacancyModel),
  };
}

export type ApplyModel = NonNullable<ReturnType<typeof applyModel>>;

/** Returns the open positions and the one with this id, if there is one; null when that position is not open. */
export function applyModel(careers: readonly Career[], id: number | null) {
  const career = careers.find((one) => isSameId(one.id, id));
  if (id !== null && !career) return null;
  return {
    positions: careers.map(({ id, position }) => ({ id, position })),
    chosen: career ? positionModel(career) : null,
  };
}
