// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departure, noCosts } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { DatesSection } from './dates-section';
import type { DetailModel } from './detail-model';
import type { DepartureSelection } from './use-tour-detail';

test('the costs that may be added stand below the dates, per person', () => {
  const costs = { ...noCosts, costs: [{ label: 'Visa', amount: 500_000 }], supplements: { single: 7_900_000 } };
  const tour = { id: 17, title: 'Turki Lengkap', costs, linkPdf: null } as unknown as DetailModel;
  const selection = {
    departure,
    upcoming: [departure],
    past: [],
    party: { adult: 2, child: 0, infant: 0 },
  } as unknown as DepartureSelection;
  renderInShell(<DatesSection tour={tour} selection={selection} />, { namespaces: ['tour-detail', 'common'] });
  const list = screen.getByText('Mungkin ditambah, per orang').nextElementSibling as HTMLElement;
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'VisaRp 500.000',
    'Tambahan kamar singleRp 7.900.000',
  ]);
});
