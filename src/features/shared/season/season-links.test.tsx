// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SeasonModel } from '@/domain/tour/season';
import { changeTripPlan } from '@/state/trip-plan';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { SeasonLinks } from './season-links';

const server = withMockServer({ now: new Date('2026-11-21T05:00:00Z') });
const season: SeasonModel = {
  key: 'lebaran',
  title: 'Lebaran',
  imageUrl: null,
  from: '2027-03-04',
  to: '2027-03-16',
  departures: 77,
  price: 17_500_000,
};

const show = (look: 'tiles' | 'row' = 'tiles') =>
  renderInShell(<SeasonLinks seasons={[season]} look={look} />, { namespaces: ['common', 'season'] });
const tile = () => within(screen.getByRole('listitem'));

test('a season links to its page, with its months, departures and price, without a request', () => {
  show();
  expect(tile().getByRole('link', { name: 'Lebaran' }).getAttribute('href')).toBe('/group-tour/season/lebaran');
  for (const text of ['Mar 2027', '77 keberangkatan', 'Mulai Rp 17.500.000/orang'])
    expect(tile().getByText(text)).toBeTruthy();
  expect(server.calls.all()).toHaveLength(0);
});

test('with a party the numbers are those with seats for it, or those of the page if the service has none', async () => {
  changeTripPlan({ party: { adult: 2, child: 1, infant: 1 } });
  const { unmount } = show();
  // As on the cards, infants are people of the party.
  expect(await tile().findByText(/^\d+ keberangkatan untuk 4 orang$/)).toBeTruthy();
  unmount();
  changeTripPlan({ party: { adult: 2, child: 2, infant: 1 } });
  server.faults.add({ operationId: 'listSeasons', status: 404 });
  show();
  await expect.poll(() => server.calls.all().at(-1)).toMatchObject({ status: 404 });
  expect(tile().getByText('77 keberangkatan')).toBeTruthy();
});

test.each([
  ['tiles', 'one traveller', 1],
  ['row', 'a party, whose words would move the row when they arrive,', 4],
] as const)('%s do not name %s', async (look, _, adult) => {
  changeTripPlan({ party: { adult, child: 0, infant: 0 } });
  show(look);
  expect(await tile().findByText(/^\d keberangkatan$/)).toBeTruthy();
});
