// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionState } from '@/state/session';
import { itineraryRow, itineraryRows, showWizard, TODAY } from '../../../tests/support/show-wizard';
import { withMockServer } from '../../../tests/support/with-mock-server';

const service = withMockServer({ now: new Date(`${TODAY}T05:00:00Z`) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});
afterEach(() => {
  vi.useRealTimers();
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const shallow = { shallow: true, scroll: false };

/** Opens the booking with this query. The service returns `live`; the page was built with the rows of the fixture. */
function open(query: Record<string, string>, live = itineraryRows) {
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: live }));
  return showWizard(query);
}

test('date and party from the tour page are summarised, and the first screen asks for the contact', async () => {
  const { router } = open({ itinerary: '3', pax: '2' });
  const trip = await screen.findByRole('region', { name: 'Perjalanan Anda' });
  expect(trip.textContent).toContain('17 Mar 2027 - 26 Mar 2027');
  expect(within(trip).getByText('1 twin')).toBeTruthy();
  expect(title()).toBe('Siapa yang kami hubungi?');
  expect(screen.getByText(/^Sekitar 5 menit/)).toBeTruthy();
  await userEvent.click(within(trip).getByRole('button', { name: 'Ubah tanggal dan peserta' }));
  const query = { id: '17', itinerary: '3', step: '1' };
  expect(router.push).toHaveBeenCalledExactlyOnceWith({ pathname: '/booking/[id]', query }, undefined, shallow);
});

test.each([
  ['is full', { itinerary: '1', pax: '2' }],
  ['has too few seats', { itinerary: '2', pax: '6' }],
  ['is not on sale', { itinerary: '999999', pax: '2' }],
  ['is named without a party', { itinerary: '3' }],
])('the booking starts with the dates when the departure %s', async (_case, query) => {
  open(query as Record<string, string>);
  await screen.findByText(/^Sisa kursi diperbarui/);
  expect(title()).toBe('Kapan berangkat, dan siapa saja?');
});

test.each([
  ['is full by now', [itineraryRow(3, 0)]],
  ['has one seat by now', [itineraryRow(3, 1)]],
  ['is no longer on sale', [itineraryRow(2, 2)]],
])('a departure that %s returns the visitor to the dates', async (_case, live) => {
  const { router } = open({ itinerary: '3', pax: '2' }, live);
  const query = { id: '17', itinerary: '3', pax: '2', step: '1' };
  await vi.waitFor(() =>
    expect(router.replace).toHaveBeenCalledExactlyOnceWith({ pathname: '/booking/[id]', query }, undefined, shallow),
  );
});
