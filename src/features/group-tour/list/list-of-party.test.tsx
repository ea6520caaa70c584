// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthAfter, todayInJakarta } from '@/domain/dates';
import { changeTripPlan } from '@/state/trip-plan';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { ListBody } from './list-body';
import { useTourList } from './use-tour-list';

withMockServer();
const month = monthAfter(todayInJakarta().slice(0, 7), 4);

beforeEach(() => {
  changeTripPlan({ party: { adult: 2, child: 1, infant: 0 }, months: [] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function List() {
  const state = useTourList('/group-tour', { query: '', list: null });
  return <ListBody {...state} isBare={false} />;
}

const show = (query: NextRouter['query']) =>
  renderInShell(<List />, {
    router: mockRouter({ pathname: '/group-tour', query }),
    namespaces: ['common', 'tour', 'kept', 'plan'],
  });

/** On a card the date may stand before it. */
const TOTAL = /^(\d+ \w+ · )?3 orang: /;

test('the comparison shows and links the departures of the cards', async () => {
  show({ pax: '2,1,0', month });
  const hasTotal = (card: HTMLElement) => within(card).queryByText(TOTAL) !== null;
  const cards = (await screen.findAllByRole('article')).filter(hasTotal).slice(0, 2);
  const cardTexts = [];
  for (const card of cards) {
    await userEvent.click(within(card).getByRole('button', { name: /^Bandingkan/ }));
    cardTexts.push([
      within(card)
        .getByText(TOTAL)
        .textContent?.replace(/^.* · /, ''),
      within(card).getAllByRole('link')[0]?.getAttribute('href'),
    ]);
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Bandingkan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expect.poll(() => dialog.queryAllByText(/^3 orang: /)).toHaveLength(2);
  const totals = dialog.getAllByText(/^3 orang: /).map(({ textContent }) => textContent);
  const links = dialog.getAllByRole('link', { name: /^Lihat tour/ }).map((link) => link.getAttribute('href'));
  expect(totals.map((total, index) => [total, links[index]])).toEqual(cardTexts);
});

test.each([{}, { pax: '2,1,0' }])('the calendar without a filter (%j) shows the party on every screen', (query) => {
  show({ ...query, view: 'calendar' });
  const button = screen.getByRole('button', { name: 'Peserta: 2 dewasa, 1 anak' });
  // Wide screens hide a header that has nothing but the switch of the views.
  expect(button.closest('.isOnlySwitch')).toBeNull();
});

test('another party replaces the address, so that Back leaves the list; another month adds an entry', async () => {
  const { router } = show({ pax: '2,1,0', month, page: '2' });
  const answer = async (...presses: string[]) => {
    await userEvent.click(screen.getByRole('button', { name: /^Peserta/ }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of presses) await userEvent.click(dialog.getByRole('button', { name }));
    return dialog;
  };
  await answer('Tambah anak', 'Terapkan');
  const addresses = (method: 'push' | 'replace') => vi.mocked(router[method]).mock.calls.map(([, as]) => as);
  expect([addresses('replace'), addresses('push')]).toEqual([[`/group-tour?month=${month}&pax=2,2,0`], []]);
  const dialog = await answer('Tambah bayi');
  await userEvent.selectOptions(dialog.getByLabelText('Kapan berangkat'), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Terapkan' }));
  expect([addresses('replace').length, addresses('push')]).toEqual([1, ['/group-tour?pax=2,2,1']]);
});
