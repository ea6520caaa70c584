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

test.each([
  ['the member signs out', signOut],
  [
    'another tab removes them',
    () => {
      localStorage.removeItem('kelana.bookings');
      window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.bookings' }));
    },
  ],
])('the reservation codes disappear from the page when %s', async (_, action) => {
  signIn('ratna');
  renderInShell(<StoredBookings />, { namespaces: ['booking', 'common'] });
  expect(screen.getByText('KLN-7Q2M4X')).toBeTruthy();
  await act(async () => action());
  expect(screen.queryByText('KLN-7Q2M4X')).toBeNull();
});
