import { describe, expect, test } from 'vitest';
import { context, filledValues } from '../../../../tests/support/booking-fixture';
import { problemsOf } from './problems';
import type { BookingValues } from './values';

const problems = (change: (values: BookingValues) => void) => {
  const values = filledValues();
  change(values);
  return problemsOf(values, context).map(({ name, message }) => `${name}: ${message}`);
};

const passenger = (change: Partial<BookingValues['passengers'][number]>, index = 0) =>
  problems((values) => {
    Object.assign(values.passengers[index] ?? {}, change);
  });

const contact = (change: Partial<BookingValues['contact']>) =>
  problems((values) => {
    Object.assign(values.contact, change);
  });

test('a filled booking has no problem', () => {
  expect(problems(() => {})).toEqual([]);
});

describe('departure and guests', () => {
  test('a date must be chosen, offered and not full', () => {
    const problemsOfDate = (id: string) => problems((values) => Object.assign(values, { itinerary_id: id }));
    expect(problemsOfDate('')).toEqual(['itinerary_id: choose choice.itinerary_id']);
    expect(problemsOfDate('99')).toEqual(['itinerary_id: departure.gone']);
    expect(problemsOfDate('170708')).toEqual(['itinerary_id: departure.chosenFull']);
    expect(problemsOfDate('170709')).toEqual([]);
  });

  test('the party must fit into the seats left', () => {
    const problemsOfParty = (adult: number) =>
      problems((values) => Object.assign(values, { pax: { adult, child: 1, infant: 1 } }));
    expect(problemsOfParty(11)).toEqual([]);
    expect(problemsOfParty(12)).toEqual(['pax: seatsLeft 12']);
  });

  test('a party has at most twenty people including infants, and never more than the group', () => {
    const problemsOfParty = (pax: BookingValues['pax'], capacity: number | null = 28) => {
      const values = { ...filledValues(), itinerary_id: '170709', pax };
      return problemsOf(values, { ...context, capacity }).map(({ name, message }) => `${name}: ${message}`);
    };
    expect(problemsOfParty({ adult: 10, child: 5, infant: 5 })).toEqual([]);
    expect(problemsOfParty({ adult: 10, child: 5, infant: 6 })).toEqual(['pax: partyLimit 20']);
    expect(problemsOfParty({ adult: 21, child: 0, infant: 0 }, null)).toEqual(['pax: partyLimit 20']);
    expect(problemsOfParty({ adult: 10, child: 5, infant: 2 }, 16)).toEqual(['pax: partyLimit 16']);
  });

  test('a booking has one to twenty rooms', () => {
    const problemsOfRooms = (twin: number, single: number) =>
      problems((values) => Object.assign(values, { rooms: { twin, double: 0, triple: 0, single } }));
    expect(problemsOfRooms(0, 0)).toEqual(['rooms: rooms.none']);
    expect(problemsOfRooms(10, 10)).toEqual([]);
    expect(problemsOfRooms(10, 11)).toEqual(['rooms: rooms.many']);
  });
});

describe('contact', () => {
  test('title, address, phone number and city are required; the last name may be empty', () => {
    expect(contact({ last_name: '' })).toEqual([]);
    expect(contact({ title: '', phone: '021 1234567', city: '' })).toEqual([
      'contact.title: choose choice.title',
      'contact.phone: phone',
      'contact.city: required city',
    ]);
    expect(contact({ first_name: 'Ratna2', email: 'ratna@kelana' })).toEqual([
      'contact.first_name: name character',
      'contact.email: email',
    ]);
  });
});

describe('passengers', () => {
  test('names are written as in the passport; a printed accent, hyphen, dot or apostrophe is converted', () => {
    expect(passenger({ first_name: "NUR'AINI", last_name: 'Anne-Marie de José Ma.' })).toEqual([]);
    expect(passenger({ first_name: '.' })).toEqual(['passengers.0.first_name: required first_name']);
    expect(passenger({ first_name: 'SØREN' })).toEqual(['passengers.0.first_name: passportName character']);
    expect(passenger({ first_name: 'NURAINI', last_name: '' })).toEqual([]);
  });

  test('ages are calculated for the return date', () => {
    expect(passenger({ dob: '26 04 2015' })).toEqual([]);
    expect(passenger({ dob: '27 04 2015' })).toEqual(['passengers.0.dob: adultAge']);
    expect(passenger({ dob: '26 04 2015' }, 1)).toEqual(['passengers.1.dob: childAge']);
    expect(passenger({ dob: '31 02 2015' }, 1)).toEqual(['passengers.1.dob: date']);
    expect(passenger({ dob: '' }, 1)).toEqual(['passengers.1.dob: required dob']);
  });

  test('the passport may be given later; a given passport must be complete', () => {
    expect(passenger({ passport_later: true, passport_number: '?', passport_expiry: '' })).toEqual([]);
    expect(passenger({ passport_number: 'X1234', passport_expiry: '' })).toEqual([
      'passengers.0.passport_number: passportNumber',
      'passengers.0.passport_expiry: required passport_expiry',
    ]);
    expect(passenger({ passport_number: 'X12345', passport_expiry: '21 11 2026' })).toEqual([]);
    expect(passenger({ passport_number: 'X123456789' })).toEqual(['passengers.0.passport_number: passportNumber']);
    expect(passenger({ passport_expiry: '20 11 2026' })).toEqual([
      'passengers.0.passport_expiry: datePast passport_expiry',
    ]);
  });
});

test('an adult needs a title, a child none', () => {
  const untitled = (index: number) =>
    problems((values) => Object.assign(values.passengers[index] as object, { title: '' }));
  expect(untitled(0)).toEqual(['passengers.0.title: choose choice.title']);
  expect(untitled(1)).toEqual([]);
});

test('the terms must be accepted', () => {
  expect(problems((values) => Object.assign(values, { agree_terms: false }))).toEqual(['agree_terms: agree']);
});
