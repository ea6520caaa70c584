// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTripPlan } from '@/state/trip-plan';
import { fixtureNow } from '../../../tests/support/fixture-database.ts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { withMockServer } from '../../../tests/support/with-mock-server';
import type { HomeModel } from './home-model';
import { LaterSections } from './later-sections';

withMockServer({ now: fixtureNow });
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: fixtureNow }));
afterEach(() => void vi.useRealTimers());

const lists = { seasons: [], deals: [], promotions: [], board: [], regions: [], articles: [], offices: [] };
const home = { ...lists, accreditations: [], miceImageUrl: null } as unknown as HomeModel;

/** Shows the home page to a party, and returns the texts of its deals and of its next departures. */
async function show(adult: number) {
  changeTripPlan({ party: { adult, child: 1, infant: 0 } });
  renderInShell(<LaterSections home={home} />, { namespaces: ['common', 'home', 'season', 'kept'] });
  const deals = await within(await screen.findByRole('region', { name: 'Promo terbaik' })).findAllByRole('article');
  const board = within(await screen.findByRole('region', { name: 'Segera berangkat' })).getAllByRole('listitem');
  return [deals, board].map((items) => items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? ''));
}

test('hot deals and next departures name the total of the party beside the price per person', async () => {
  for (const text of (await show(2)).flat()) expect(text).toMatch(/3 orang: Rp [\d.]+Rp [\d.]+\/orang/);
});

test('those with too few seats for the party say so and follow the others', async () => {
  const [deals, board] = (await show(11)).map((texts) => texts.map((text) => /Sisa \d+, Anda 12/.test(text)));
  expect(deals).toEqual([false, false, false, true]);
  // Other departures leave sooner, but have too few seats.
  expect(board).toEqual([false, false, false, false, false]);
});
