import { describe, expect, test } from 'vitest';
import { context, filledValues } from '../../../../tests/support/booking-fixture';
import { incompleteGuests, lacksOnlySeats, openStep, reachableStep, sortServerErrors } from './problems';
import { stepInUrl } from './steps';
import { startValues } from './values';

describe('the furthest step', () => {
  test('is the first step with a missing value', () => {
    const values = startValues({ itineraryId: null, pax: { adult: 2, child: 0, infant: 0 } });
    expect(reachableStep(values, context)).toBe('departure');
    expect(reachableStep({ ...values, itinerary_id: '170704' }, context)).toBe('contact');
    const { contact } = filledValues();
    expect(reachableStep({ ...values, itinerary_id: '170704', contact }, context)).toBe('passengers');
  });
  test('is the review when all earlier steps are filled in, even without accepted terms', () => {
    expect(reachableStep({ ...filledValues(), agree_terms: false }, context)).toBe('review');
    expect(reachableStep(filledValues(), context)).toBe('review');
  });
});

test('without seats the review stays open and nothing can be sent; other missing values still count', () => {
  const full = { ...context, departures: context.departures.map((row) => ({ ...row, seat: 0 })) };
  const pax = { adult: 21, child: 0, infant: 0 };
  expect([openStep(filledValues(), full), reachableStep(filledValues(), full)]).toEqual(['review', 'departure']);
  expect(lacksOnlySeats(filledValues(), full)).toBe(true);
  expect(lacksOnlySeats({ ...filledValues(), pax }, full)).toBe(false);
  expect(openStep({ ...filledValues(), pax }, full)).toBe('departure');
  expect(lacksOnlySeats({ ...filledValues(), agree_terms: false }, full)).toBe(false);
  expect(openStep({ ...filledValues(), itinerary_id: '99' }, full)).toBe('departure');
});

describe('errors of the service', () => {
  test('are sorted to their fields and to the first of their steps', () => {
    const errors = {
      'passengers.1.dob': ['Anak berusia 2–11 tahun.'],
      'contact.email': ['Alamat belum benar.', 'Kedua'],
    };
    expect(sortServerErrors(errors)).toEqual({
      fields: [
        { name: 'passengers.1.dob', message: 'Anak berusia 2–11 tahun.' },
        { name: 'contact.email', message: 'Alamat belum benar.' },
      ],
      step: 'contact',
      rest: [],
    });
  });
  test('of rows and counts belong to the group that the wizard shows', () => {
    const errors = { 'rooms.0.count': ['Maksimal 20.'], passengers: ['Isi data untuk 3 peserta.'], note: ['?'] };
    expect(sortServerErrors(errors).fields.map(({ name }) => name)).toEqual(['rooms', 'pax', 'note']);
  });
  test('without a field in the wizard are returned as they are', () => {
    expect(sortServerErrors({ source: ['Tidak dikenal.'] })).toEqual({
      fields: [],
      step: null,
      rest: ['Tidak dikenal.'],
    });
  });
});

test('guests with missing or wrong values are returned once each, in order', () => {
  const [adult, child] = filledValues().passengers.map((one) => ({ ...one, first_name: '', dob: '' }));
  const passengers = [adult, child] as ReturnType<typeof filledValues>['passengers'];
  expect(incompleteGuests(filledValues(), context)).toEqual([]);
  expect(incompleteGuests({ ...filledValues(), passengers }, context)).toEqual([0, 1]);
});

test.each([
  ['3', 'review', 'passengers'],
  ['4', 'contact', 'contact'],
  [undefined, 'review', 'departure'],
  ['9', 'review', 'departure'],
  ['done', 'review', 'departure'],
] as const)('the URL step %s with %s as the furthest step shows %s', (requested, furthest, step) => {
  expect(stepInUrl(requested, furthest)).toBe(step);
});
