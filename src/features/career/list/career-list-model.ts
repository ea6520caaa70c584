import type { About, Career } from '@sdk';
import { type Vacancy, vacancyModel } from '../vacancy';

export type CareerListModel = { vacancies: Vacancy[]; imageUrl: string | null };

/** The open positions as the service orders them, with the company's own picture. */
export function careerListModel(careers: readonly Career[], about: About | null): CareerListModel {
  return { vacancies: careers.map(vacancyModel), imageUrl: about?.images?.core_values ?? null };
}
