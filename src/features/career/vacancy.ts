import type { Career } from '@sdk';
import { languageOf } from '@/domain/content-language';
import { firstSentences, plainText } from '@/lib/text/plain-text';

/** An open position in a list; type and contract are the service's texts. */
export type Vacancy = {
  id: number;
  slug: string;
  position: string;
  /** The language of its texts; undefined if the service does not name it. */
  language?: 'id' | 'en';
  type: string;
  contract: string;
  location: string | null;
  postedAt: string | null;
  /** The start of the description as plain text. */
  excerpt: string;
};

const EXCERPT_LENGTH = 140;

export function vacancyModel(career: Career): Vacancy {
  const { id, slug, position, type, contract, description } = career;
  const location = career.location ?? null;
  const postedAt = career.created_at ?? null;
  const excerpt = firstSentences(plainText(description), EXCERPT_LENGTH);
  return { id, slug, position, ...languageOf(career), type, contract, location, postedAt, excerpt };
}

/** Returns the main facts of a vacancy. */
export const vacancyFacts = ({ type, contract, location }: Pick<Vacancy, 'type' | 'contract' | 'location'>) => [
  type,
  contract,
  location,
];
