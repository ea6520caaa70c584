// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Pax } from '@/domain/party';
import { departure, noCosts } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DatesSection } from './dates-section';
import type { DetailModel } from './detail-model';
import type { DepartureSelection } from './use-tour-detail';

const costs = { ...noCosts, costs: [{ label: 'Visa', amount: 500_000 }], supplements: { single: 7_900_000 } };
const leaders = [{ id: 2, name: 'Bagas', portrait_url: null }];
const tour = { id: 17, title: 'Turki Lengkap', costs, linkPdf: null, leaders } as unknown as DetailModel;

function renderDates(party: Pax, changes: Partial<typeof departure> = {}) {
  const chosen = { ...departure, ...changes };
  const selection = { departure: chosen, upcoming: [chosen], past: [], party } as unknown as DepartureSelection;
  renderInShell(<DatesSection tour={tour} selection={selection} />, { namespaces: ['tour-detail', 'common'] });
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const termOf = (name: string) => screen.queryByText(name, { selector: 'dt' });

test('the costs that may be added stand below the dates, per person', () => {
  renderDates({ adult: 2, child: 0, infant: 0 });
  const list = screen.getByText('Mungkin ditambah, per orang').nextElementSibling as HTMLElement;
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => plain(textContent))).toEqual([
    'VisaRp 500.000',
    'Tambahan kamar singleRp 7.900.000',
  ]);
});

test('small screens, which have no card, show below the dates what the party pays and which promotion it nearly has', () => {
  const family = { id: 1, name: 'Keluarga', amount: 1_000_000, percent: null, per: 'booking' as const };
  const rule = { ...family, min_adults: 2, min_children: 2, ends_on: null, is_combinable: true };
  renderDates({ adult: 2, child: 1, infant: 0 }, { promotions: [rule] });
  expect(plain(termOf('Estimasi total')?.nextElementSibling?.textContent)).toBe('Rp 68.700.000');
  expect(screen.getByText('Tambah 1 anak untuk promo Keluarga.')).toBeTruthy();
  cleanup();
  renderDates({ adult: 2, child: 2, infant: 0 }, { promotions: [rule] });
  expect(plain(screen.getByText('Keluarga').parentElement?.nextElementSibling?.textContent)).toBe('−Rp 1.000.000');
});

test.each([{ seat: 1 }, { seat: 0 }, { price: null }])('a departure with %j has no total for two', (changes) => {
  renderDates({ adult: 2, child: 0, infant: 0 }, changes);
  expect(termOf('Estimasi total')).toBeNull();
});

test('a departure names its leader once that is known', () => {
  renderDates({ adult: 2, child: 0, infant: 0 }, { leaderId: 2 });
  expect(screen.getByText('Tour leader: Bagas')).toBeTruthy();
  cleanup();
  renderDates({ adult: 2, child: 0, infant: 0 });
  expect(screen.queryByText(/^Tour leader/)).toBeNull();
});
