import { describe, expect, test } from 'vitest';
import { context, filledValues } from '../../../../tests/support/booking-fixture';
import { incompleteGuests, lacksOnlySeats, openStep, reachableStep, sortServerErrors } from './open-steps';
import { startValues } from './values';

describe('the furthest step', () => {
  test('is the first one with something missing', () => {
    const values = startValues({ itineraryId: null, adults: 2 });
    expect(reachableStep(values, context)).toBe('departure');
    expect(reachableStep({ ...values, itinerary_id: '170704' }, context)).toBe('contact');
    const { contact } = filledValues();
    expect(reachableStep({ ...values, itinerary_id: '170704', contact }, context)).toBe('passengers');
  });
  test('is the review once everything before it is filled, agreed or not', () => {
    expect(reachableStep({ ...filledValues(), agree_terms: false }, context)).toBe('review');
    expect(reachableStep(filledValues(), context)).toBe('review');
  });
  test('falls back when the date is no longer offered', () => {
    expect(reachableStep({ ...filledValues(), itinerary_id: '99' }, context)).toBe('departure');
  });
});

describe('where seats ran out', () => {
  const full = { ...context, departures: context.departures.map((row) => ({ ...row, seat: 0 })) };
  test('the review stays open and nothing can be sent', () => {
    expect([openStep(filledValues(), full), reachableStep(filledValues(), full)]).toEqual(['review', 'departure']);
    expect(lacksOnlySeats(filledValues(), full)).toBe(true);
  });
  test('too large a party is no matter of seats', () => {
    const pax = { adult: 21, child: 0, infant: 0 };
    expect(lacksOnlySeats({ ...filledValues(), pax }, full)).toBe(false);
    expect(openStep({ ...filledValues(), pax }, full)).toBe('departure');
  });
  test('anything else that is missing still counts', () => {
    expect(lacksOnlySeats({ ...filledValues(), agree_terms: false }, full)).toBe(false);
    expect(openStep({ ...filledValues(), itinerary_id: '99' }, full)).toBe('departure');
  });
});

test('refusals go to their fields and the first of their steps', () => {
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

test('rows and counts go to the group the wizard shows', () => {
  const errors = { 'rooms.0.count': ['Maksimal 20.'], passengers: ['Isi data untuk 3 peserta.'] };
  expect(sortServerErrors(errors).fields.map(({ name }) => name)).toEqual(['rooms', 'pax']);
});

test('what has no place is told as it is', () => {
  expect(sortServerErrors({ source: ['Tidak dikenal.'] })).toEqual({
    fields: [],
    step: null,
    rest: ['Tidak dikenal.'],
  });
});

test('guests about whom something is missing or wrong are named once each, in their order', () => {
  const { passengers } = filledValues();
  const [adult, child] = passengers.map((one) => ({ ...one, first_name: '', dob: '' }));
  expect(incompleteGuests(filledValues(), context)).toEqual([]);
  expect(incompleteGuests({ ...filledValues(), passengers: [adult, child] as typeof passengers }, context)).toEqual([
    0, 1,
  ]);
});
