// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionState, signIn, signOut } from '@/state/session';
import { storeBooking } from '@/state/stored-bookings';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { StoredBookings } from './stored-bookings';

const TODAY = '2026-11-21';
const trip = { tourId: 17, tour: 'Turki Lengkap', from: '2027-04-17', to: '2027-04-26', guestCount: 2 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  storeBooking({ ...trip, code: 'KLN-7Q2M4X' }, TODAY);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const show = () => renderInShell(<StoredBookings />, { namespaces: ['booking', 'common'] });

test('signing out removes the reservation codes from the page', async () => {
  signIn('ratna');
  show();
  expect(screen.getByText('KLN-7Q2M4X')).toBeTruthy();
  await act(async () => signOut());
  expect(screen.queryByText('KLN-7Q2M4X')).toBeNull();
});

test('bookings that another tab removes disappear from the page', async () => {
  show();
  localStorage.removeItem('kelana.bookings');
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.bookings' })));
  expect(screen.queryByText('KLN-7Q2M4X')).toBeNull();
});
