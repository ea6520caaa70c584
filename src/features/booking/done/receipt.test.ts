import { expect, test } from 'vitest';
import { filledValues, ratnaProfile } from '../../../../tests/support/booking-fixture';
import { receiptEvent, receiptValues, valuesOfReceipt } from './receipt';

test('a receipt stores no passport, birth date, special request or profile data', () => {
  const text = JSON.stringify(receiptValues(filledValues(), ratnaProfile));
  expect(text).not.toMatch(/1234567|2030|1986|2019|kacang|ratna|wulandari|0812|jakarta/i);
  expect(text).toMatch(/dewi/);
});

test('the profile completes the stored values of a receipt', () => {
  const values = valuesOfReceipt(receiptValues(filledValues(), ratnaProfile), ratnaProfile);
  expect(values?.contact).toEqual(filledValues().contact);
  expect(values?.passengers.map(({ first_name, passport_later }) => [first_name, passport_later])).toEqual([
    ['RATNA', false],
    ['dewi', true],
  ]);
  expect(values?.passengers.map(({ dob }) => dob)).toEqual(['', '']);
  expect(values?.rooms).toEqual({ twin: 1, double: 0, triple: 0, single: 0 });
});

test('a receipt stored without values returns null', () => {
  expect(valuesOfReceipt({}, ratnaProfile)).toBeNull();
});

test('the calendar event of a reservation has its code, first day and last day', () => {
  const receipt = {
    tourId: 17,
    code: 'KLN-7Q2M4X',
    message: 'Pemesanan berhasil!',
    tour: 'Turki Lengkap',
    from: '2027-03-17',
    to: '2027-03-26',
    guestCount: 2,
    total: 45_800_000,
  };
  const event = receiptEvent(receipt, 'Kode reservasi KLN-7Q2M4X.', 'en');
  expect(event).toMatchObject({
    id: 'KLN-7Q2M4X',
    title: 'Turki Lengkap',
    firstDay: '2027-03-17',
    lastDay: '2027-03-26',
    text: 'Kode reservasi KLN-7Q2M4X.',
  });
  expect(event.url).toMatch(/\/en\/group-tour\/17$/);
});
