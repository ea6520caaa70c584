import { expect, test } from 'vitest';
import { filterLink, targetLink } from './match-suggestions';
import type { Time } from './search-suggestions';

const names = { locale: 'id', holidayName: ({ year }: { year: number }) => `Lebaran ${year}` } as const;
const holiday: Time = { type: 'holiday', holiday: { name: 'lebaran', year: 2028, months: ['2028-02', '2028-03'] } };
const filters = { max_price: '25000000' };

test('a place or time leads to its tours, within the filters set beside the field', () => {
  const japan = { type: 'country', id: 101, name: 'Jepang', total: 3 } as const;
  expect(filterLink(japan, names, filters)).toEqual({
    href: '/group-tour?max_price=25000000&country=101',
    label: 'Jepang',
  });
  expect(filterLink({ ...japan, type: 'region', id: 3 }, names)).toEqual({
    href: '/group-tour/destination/3',
    label: 'Jepang',
  });
  expect(filterLink({ type: 'month', month: '2027-05', total: 1 }, names)).toEqual({
    href: '/group-tour?month=2027-05',
    label: 'Mei 2027',
  });
  expect(filterLink(holiday, names)).toEqual({
    href: '/group-tour?month=2028-02&month=2028-03',
    label: 'Lebaran 2028',
  });
});

test('a search leads to its words, its time, or both', () => {
  expect(targetLink({ text: 'Turki' }, names, filters)).toEqual({
    href: '/group-tour?search=Turki&max_price=25000000',
    label: 'Turki',
  });
  expect(targetLink({ text: 'turki', time: holiday }, names)).toEqual({
    href: '/group-tour?search=turki&month=2028-02&month=2028-03',
    label: 'turki · Lebaran 2028',
  });
});
