// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { similarCards } from '@/domain/tour/similar-tours';
import { changeTripPlan } from '@/state/trip-plan';
import { fixtureNow } from '../../../../tests/support/fixture-database.ts';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import type { DetailModel } from './detail-model';
import { OtherTours } from './other-tours';

const service = withMockServer({ now: fixtureNow });

/** Shows the tours beside tour 17, which are of region 4, as the page was built. */
function show() {
  const ofRegion = service.database().catalogue.tours.filter(({ regionalId }) => regionalId === 4);
  const similar = similarCards(ofRegion, 17, '2026-11-21');
  const tour = { id: 17, similar, regional: { id: 4, name: 'Timur Tengah' } } as unknown as DetailModel;
  renderInShell(<OtherTours tour={tour} />, { namespaces: ['common', 'tour-detail', 'kept'] });
  return within(screen.getByRole('region', { name: 'Tour serupa' }));
}

test('similar tours name the total of the party', async () => {
  changeTripPlan({ party: { adult: 2, child: 1, infant: 0 } });
  const tours = show();
  expect(await tours.findAllByText(/3 orang: Rp/)).toHaveLength(3);
  expect(tours.getAllByRole('article')).toHaveLength(3);
});
