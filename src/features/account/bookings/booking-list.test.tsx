// @vitest-environment jsdom
import type { BookingHistory } from '@sdk';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { BookingList } from './booking-list';

const service = withMockServer({ scenario: 'large' });

afterEach(() => vi.useRealTimers());

test('a booking of any tour links to it, and the tours of the rows alone are requested, each once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const row = (code: string, tour_id: number): BookingHistory => ({
    package: `Tour ${code}`,
    date: '2026-04-04',
    status: 'full_payment',
    reservation_code: code,
    tour_id,
  });
  const list = <BookingList tab="past" bookings={[row('A', 300), row('B', 300), row('C', 4)]} />;
  const { rerender } = renderInShell(list);
  expect((await screen.findByRole('link', { name: 'Tour A' })).getAttribute('href')).toBe('/group-tour/300');
  expect((await screen.findByRole('link', { name: 'Tour B' })).getAttribute('href')).toBe('/group-tour/300');
  expect((await screen.findByRole('link', { name: 'Tour C' })).getAttribute('href')).toBe('/group-tour/4');
  const actions = screen.getAllByRole('link', { name: /^action.tour/ });
  expect(actions.map((link) => link.getAttribute('href'))).toEqual([
    '/group-tour/300',
    '/group-tour/300',
    '/group-tour/4',
  ]);
  // After this time SWR requests a stale tour again.
  vi.advanceTimersByTime(5000);
  rerender(<p />);
  rerender(list);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(service.calls.all().map(({ operationId, path }) => [operationId, path])).toEqual([
    ['getTour', '/v1/modules/tour/300/detail'],
    ['getTour', '/v1/modules/tour/4/detail'],
  ]);
});
