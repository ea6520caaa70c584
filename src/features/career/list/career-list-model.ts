import type { About, Career } from '@sdk';
import { type Vacancy, vacancyModel } from '../vacancy';

export type CareerListModel = { vacancies: Vacancy[]; imageUrl: string | null };

/** Returns the open positions in the order of the service, with the company's picture. */
export function careerListModel(careers: readonly Career[], about: About | null): CareerListModel {
  return { vacancies: careers.map(vacancyModel), imageUrl: about?.images?.core_values ?? null };
}
