// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Prices } from '@/domain/tour/promotions';
import { withOrdinarySpaces } from '@/lib/text/ordinary-spaces';
import {
  bookingTour,
  filledValues,
  ratnaProfile,
  receipt,
  reservation,
} from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DonePanel } from './done-panel';
import { bookedCost, receiptValues, valuesOfReceipt } from './receipt';

test('a receipt stores no passport, birth date, special request or profile data', () => {
  const text = JSON.stringify(receiptValues(filledValues(), ratnaProfile));
  expect(text).not.toMatch(/1234567|2030|1986|2019|kacang|ratna|wulandari|0812|jakarta/i);
  expect(text).toMatch(/dewi/);
});

test('the profile completes the stored values of a receipt', () => {
  const values = valuesOfReceipt(receiptValues(filledValues(), ratnaProfile), ratnaProfile);
  expect(values?.contact).toEqual(filledValues().contact);
  expect(values?.passengers.map(({ first_name, dob, passport_later }) => [first_name, dob, passport_later])).toEqual([
    ['RATNA', '', false],
    ['dewi', '', true],
  ]);
  expect(values?.rooms).toEqual({ twin: 1, double: 0, triple: 0, single: 0 });
});

test('a receipt has the prices, promotions and total of the service, and the agreed total if it is another', () => {
  const costOf = ({ price, childPrice = 0 }: Prices) => {
    const promotions = [{ id: 1, name: 'Early bird', amount: 5 }];
    const guestsPrice = price && price + childPrice;
    return { promotions, guestsPrice, total: guestsPrice && guestsPrice - 5, isWhole: true };
  };
  const agreed = { price: 100, childPrice: 50, promotions: [] };
  const prices = { price: 100, childPrice: 50 };
  const promotions = [{ id: 2, name: 'Family', amount: 7 }];
  const payment = { total: 145, paid: 0, deposit: null, deposit_due: null, balance_due: null };
  const booked = (change: object) => bookedCost({ ...reservation, price: 100, payment, ...change }, agreed, costOf);
  expect(booked({})).toEqual({
    ...{ prices, promotions: [{ id: 1, name: 'Early bird', amount: 5 }], guestsPrice: 150, total: 145 },
  });
  expect(booked({ payment: { ...payment, promotions, total: 143 } })).toEqual({
    ...{ prices, promotions, guestsPrice: null, total: 143, agreedTotal: 145 },
  });
  expect(booked({ payment: undefined })).toMatchObject({ total: 145 });
  expect(bookedCost({ ...reservation, price: 90 }, undefined, costOf)).toMatchObject({
    ...{ prices: { price: 90 }, guestsPrice: null, total: 85 },
  });
});

test('a total other than the agreed one is told above the next steps', () => {
  const other = { ...receipt, total: 50_000_000, agreedTotal: 49_000_000 };
  renderInShell(<DonePanel tour={bookingTour} receipt={other} />, { namespaces: ['booking', 'common'] });
  expect(screen.getByText(/total Rp.50\.000\.000, sedangkan Anda menyetujui Rp.49\.000\.000/)).toBeTruthy();
});

test('beside a deposit that is due the receipt does not say that nothing has to be paid', () => {
  const due = { kind: 'deposit' as const, amount: 20_000_000, due: '2026-11-23' };
  const told = { ...receipt, ...receiptValues(filledValues(), {}), instalments: [due] };
  renderInShell(<DonePanel tour={bookingTour} receipt={told} />, { namespaces: ['booking', 'common'] });
  expect(screen.getAllByText('paling lambat 23 Nov 2026')).toHaveLength(2);
  expect(screen.queryByText('Anda belum membayar apa pun di langkah ini.')).toBeNull();
});

test('the next steps name the call, both payments with their days and the departure, and ask for no money yet', () => {
  const instalments = [
    { kind: 'deposit' as const, amount: 20_000_000, due: '2026-11-23' },
    { kind: 'balance' as const, amount: 29_503_800, due: '2027-03-18' },
  ];
  renderInShell(<DonePanel tour={bookingTour} receipt={{ ...receipt, instalments }} />, {
    namespaces: ['booking', 'common'],
  });
  const steps = within(screen.getByRole('region', { name: 'Langkah berikutnya' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => withOrdinarySpaces(textContent ?? ''))).toEqual([
    expect.stringMatching(
      /^Telepon konfirmasiKonsultan kami menghubungi Anda dalam 1 hari kerja.*Nomornya salah, atau belum ditelepon\? Kirim WhatsApp kepada kami\.$/,
    ),
    expect.stringMatching(/^Uang mukaRp 20\.000\.000paling lambat 23 Nov 2026Jangan transfer dulu, tunggu/),
    expect.stringMatching(/^PelunasanRp 29\.503\.800paling lambat 18 Mar 2027Data paspor/),
    'Keberangkatan17 Apr 2027137 hari lagi',
  ]);
});

test('a booking whose payments the service does not name says in words what follows', () => {
  renderInShell(<DonePanel tour={bookingTour} receipt={receipt} />, { namespaces: ['booking', 'common'] });
  const steps = within(screen.getByRole('region', { name: 'Langkah berikutnya' })).getAllByRole('listitem');
  expect(steps[1]?.textContent).toMatch(/^Setelah kursi dikonfirmasi, bayar uang muka/);
  expect(steps).toHaveLength(4);
});

test('the way to another tour stands in the line of the other actions', () => {
  renderInShell(<DonePanel tour={bookingTour} receipt={receipt} />, { namespaces: ['booking', 'common'] });
  const again = screen.getByRole('link', { name: 'Pesan tour lain' });
  expect(again.parentElement).toBe(screen.getByRole('button', { name: 'Cetak' }).parentElement);
});

test('the code stays visible when the details below it fail to render, and the error is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const broken = { ...receipt, values: {}, prefilled: 7 as unknown as string[] };
  renderInShell(<DonePanel tour={bookingTour} receipt={broken} />, { namespaces: ['booking', 'common'] });
  expect(screen.getByText('KLN-7Q2M4X')).toBeTruthy();
  expect(screen.getByText('2 orang')).toBeTruthy();
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});
