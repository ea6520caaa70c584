import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { bookingRequest } from './request';

const facts = { tour_id: 17, source: 'web', locale: 'id' } as const;

test('form values become a normalised request as in the API document', () => {
  expect(bookingRequest(filledValues(), facts)).toEqual({
    tour_id: 17,
    itinerary_id: 170704,
    contact: {
      title: 'Mrs',
      first_name: 'Ratna',
      last_name: 'Wulandari',
      email: 'ratna@kelana.example',
      phone: '+6281234567890',
      city: 'Jakarta Utara',
    },
    pax: { adult: 1, child: 1, infant: 0 },
    rooms: [{ type: 'twin', count: 1 }],
    passengers: [
      {
        type: 'adult',
        title: 'Mrs',
        first_name: 'RATNA',
        last_name: 'WULANDARI',
        dob: '1986-05-14',
        nationality: 'ID',
        passport_number: 'X1234567',
        passport_expiry: '2030-09-02',
      },
      {
        type: 'child',
        first_name: 'DEWI',
        dob: '2019-08-03',
        nationality: 'ID',
        passport_number: null,
        passport_expiry: null,
        special_request: 'Alergi kacang',
      },
    ],
    agree_terms: true,
    source: 'web',
    locale: 'id',
  });
});

test('a passport to be given later is not sent, even when it was typed before', () => {
  const values = filledValues();
  Object.assign(values.passengers[0] ?? {}, { passport_later: true });
  expect(bookingRequest(values, facts).passengers[0]).toMatchObject({ passport_number: null, passport_expiry: null });
});

test('a passport name is sent without its accents and punctuation, an email address without mailto, a note trimmed', () => {
  const values = filledValues();
  Object.assign(values.passengers[0] ?? {}, { first_name: "Nur'aini", last_name: 'de José-Ma.' });
  values.contact.email = ' mailto:Ratna@kelana.example';
  const { passengers, contact, note } = bookingRequest({ ...values, note: ' Kursi lorong ' }, facts);
  expect(passengers[0]).toMatchObject({ first_name: 'NURAINI', last_name: 'DE JOSE MA' });
  expect([contact.email, note]).toEqual(['ratna@kelana.example', 'Kursi lorong']);
});
