// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { bookingLayout } from './booking-layout';

test.each([
  ['the chosen departure', { itinerary: '300703', pax: '2,2,1' }, '/group-tour/30?itinerary=300703'],
  ['no departure', {}, '/group-tour/30'],
  ['an invalid departure', { itinerary: 'x' }, '/group-tour/30'],
])('the way back from a booking of %s names it if it can', (_of, query, href) => {
  const router = mockRouter({ pathname: '/booking/[id]', query: { id: '30', ...query } });
  renderInShell(<bookingLayout.Frame>{null}</bookingLayout.Frame>, { namespaces: ['common'], router });
  expect(screen.getByRole('link', { name: 'Kembali ke tour' }).getAttribute('href')).toBe(href);
});
