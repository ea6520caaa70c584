// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bookingTour } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DonePanel } from './done-panel';
import * as receiptModule from './receipt';

test('the code stays visible when the details below it fail to render, and the error is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  vi.spyOn(receiptModule, 'valuesOfReceipt').mockImplementation(() => {
    throw new TypeError('details');
  });
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
  renderInShell(<DonePanel tour={bookingTour} receipt={receipt} />, { namespaces: ['booking', 'common'] });
  expect(screen.getByText('KLN-7Q2M4X')).toBeTruthy();
  expect(screen.getByText('2 orang')).toBeTruthy();
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'details' }));
});
