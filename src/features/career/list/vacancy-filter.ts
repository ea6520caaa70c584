import type { ParsedUrlQuery } from 'node:querystring';
import type { Vacancy } from '../vacancy';

export const filterNames = ['type', 'contract'] as const;

export type FilterName = (typeof filterNames)[number];
export type VacancyFilter = Record<FilterName, string | null>;
export type FilterChoice = { value: string; total: number };

/** Returns the filter of a URL; a value that no vacancy has is ignored. */
export function vacancyFilter(query: ParsedUrlQuery, vacancies: readonly Vacancy[]): VacancyFilter {
  const known = (name: FilterName) => vacancies.find((vacancy) => vacancy[name] === query[name])?.[name] ?? null;
  return { type: known('type'), contract: known('contract') };
}

export function filterVacancies(vacancies: readonly Vacancy[], filter: VacancyFilter): Vacancy[] {
  return vacancies.filter((vacancy) => filterNames.every((name) => [null, vacancy[name]].includes(filter[name])));
}

/** Returns every value of a filter with the number of vacancies that match it and the other filter. */
export function filterChoices(vacancies: readonly Vacancy[], filter: VacancyFilter, name: FilterName): FilterChoice[] {
  const values = [...new Set(vacancies.map((vacancy) => vacancy[name]))];
  return values.map((value) => ({ value, total: filterVacancies(vacancies, { ...filter, [name]: value }).length }));
}
