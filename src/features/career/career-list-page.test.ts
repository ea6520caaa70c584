import { expect, test } from 'vitest';
import { filterChoices, filterVacancies, vacancyFilter } from './career-list-page';
import type { Vacancy } from './vacancy';

const vacancies = [
  { id: 1, type: 'Full time', contract: 'Tetap' },
  { id: 2, type: 'Freelance', contract: 'Kontrak per tour' },
  { id: 3, type: 'Full time', contract: 'Kontrak 1 tahun' },
] as Vacancy[];
const none = { type: null, contract: null };

test('the URL selects a type and a contract; unknown and repeated values are ignored', () => {
  expect(vacancyFilter({ type: 'Full time', contract: 'Tetap' }, vacancies)).toEqual({
    type: 'Full time',
    contract: 'Tetap',
  });
  expect(vacancyFilter({ type: 'Magang', contract: ['Tetap', 'Tetap'] }, vacancies)).toEqual(none);
  expect(vacancyFilter({}, vacancies)).toEqual(none);
});

test('both filters apply together, and without filters every vacancy is listed', () => {
  const ids = (filter: Parameters<typeof filterVacancies>[1]) => filterVacancies(vacancies, filter).map(({ id }) => id);
  expect(ids(none)).toEqual([1, 2, 3]);
  expect(ids({ ...none, type: 'Full time' })).toEqual([1, 3]);
  expect(ids({ type: 'Full time', contract: 'Tetap' })).toEqual([1]);
  expect(ids({ type: 'Freelance', contract: 'Tetap' })).toEqual([]);
});

test('the count of every choice respects the other filter', () => {
  expect(filterChoices(vacancies, { ...none, type: 'Full time' }, 'contract')).toEqual([
    { value: 'Tetap', total: 1 },
    { value: 'Kontrak per tour', total: 0 },
    { value: 'Kontrak 1 tahun', total: 1 },
  ]);
  expect(filterChoices(vacancies, { ...none, type: 'Full time' }, 'type')).toEqual([
    { value: 'Full time', total: 2 },
    { value: 'Freelance', total: 1 },
  ]);
});
