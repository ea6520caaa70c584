// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bookingTour, filledValues, ratnaProfile, receipt } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DonePanel } from './done-panel';
import { receiptValues, valuesOfReceipt } from './receipt';

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

test('the code stays visible when the details below it fail to render, and the error is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const broken = { ...receipt, values: {}, prefilled: 7 as unknown as string[] };
  renderInShell(<DonePanel tour={bookingTour} receipt={broken} />, { namespaces: ['booking', 'common'] });
  expect(screen.getByText('KLN-7Q2M4X')).toBeTruthy();
  expect(screen.getByText('2 orang')).toBeTruthy();
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});
