import { expect, test } from 'vitest';
import { readPreference, withPresentYears } from './examples.ts';

const example = {
  past: { departure_date: '2026-10-10', periode: '10 Okt 2026 - 19 Okt 2026', updated_at: '2026-11-02T02:00:00Z' },
  upcoming: [{ departure_date: '2027-03-13', periode: '13 Mar 2027 - 22 Mar 2027' }, '/group-tour?month=2027-04'],
};

test.each(['2026-11-28T00:00:00Z', '2025-01-01T00:00:00Z'])('at %s the examples are as in the document', (now) => {
  expect(withPresentYears(example, now.slice(0, 10))).toEqual(example);
});

test('past days stay past and days to come stay to come', () => {
  expect(withPresentYears(example, '2027-01-01')).toEqual({
    past: example.past,
    upcoming: [{ departure_date: '2028-03-13', periode: '13 Mar 2028 - 22 Mar 2028' }, '/group-tour?month=2028-04'],
  });
  expect(withPresentYears(example, '2029-12-31')).toEqual({
    past: { departure_date: '2028-10-10', periode: '10 Okt 2028 - 19 Okt 2028', updated_at: '2028-11-02T02:00:00Z' },
    upcoming: [{ departure_date: '2030-03-13', periode: '13 Mar 2030 - 22 Mar 2030' }, '/group-tour?month=2030-04'],
  });
});

test('numbers, other digits and years in a sentence remain', () => {
  const others = {
    id: 2027,
    phone: '+6281200002027',
    number: 'KLN-2027-0012',
    price: 'Rp 2.027.000',
    law: 'tahun 2027',
  };
  expect(withPresentYears(others, '2030-01-01')).toEqual(others);
});

test('a Prefer header has code, example and delay; unknown or invalid choices are ignored', () => {
  const read = (prefer: string) => readPreference(new Headers({ prefer }));
  expect(read('code=404, example="sold-out"; delay=300')).toEqual({ code: 404, example: 'sold-out', delayMs: 300 });
  expect(read('return=minimal, code=ok, delay=-1')).toEqual({});
});
