// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { MonthSection } from './month-section';

test('the unit of the prices is named before the days, and a price keeps its unit on one line', () => {
  const model = {
    month: '2027-03',
    total: 1,
    departingTours: 1,
    hasTours: true,
    months: new Map([['2027-03', 1]]),
    days: new Map([['2027-03-12', { count: 1, price: 18_900_000 }]]),
    rows: [],
    isComplete: true,
  };
  renderInShell(
    <MonthSection model={model} day={undefined} today="2026-11-21" hrefOf={() => '/'} filterLink={<i />} />,
    { namespaces: ['common', 'tour'] },
  );
  const legend = screen.getByText(/juta rupiah/);
  expect(legend.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('Rp 18,9 jt').closest('.nowrap')).not.toBeNull();
});
