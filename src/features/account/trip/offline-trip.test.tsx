// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { OfflineTrip } from './offline-trip';

const trip = { package: 'Turki', reservation_code: 'KLN-M42XTD', date: '2099-01-10', arrival_date: '2099-01-19' };

test.each([
  ['over', { ...trip, date: '2020-01-10', arrival_date: '2020-01-19', status: 'full_payment' as const }],
  ['cancelled', { ...trip, status: 'cancel' as const }],
])('a trip that is %s is removed from the device and cannot be kept', async (_state, past) => {
  const remove = vi.fn(async () => true);
  const names = ['kelana.trip./account/booking/KLN-M42XTD', 'kelana.trip./account/booking/KLN-7F3K9Q'];
  vi.stubGlobal('caches', { keys: async () => names, open: async () => ({ keys: async () => [] }), delete: remove });
  Object.assign(navigator, { serviceWorker: {} });
  const { container } = renderInShell(<OfflineTrip trip={past} />, { namespaces: ['common', 'trip'] });
  await vi.waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith(names[0]));
  expect(container.textContent).toBe('');
});
