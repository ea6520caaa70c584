// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tourCardModel } from '@/domain/tour/tour-card';
import { articleModel } from '@/features/blog/article-model';
import { ArticlePage } from '@/features/blog/article-page';
import { BookingStartPage } from '@/features/booking/start/booking-start-page';
import { changeTripPlan } from '@/state/trip-plan';
import { fixtureNow } from '../../../../tests/support/fixture-database.ts';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';

const service = withMockServer({ now: fixtureNow });
const context = { locale: 'id', today: '2026-11-21', sanitize: (html: string) => html };
const TOTAL = /4 orang: Rp/;

/** The tours of the page as it was built. */
const served = () =>
  service
    .database()
    .catalogue.tours.slice(0, 3)
    .map((tour) => tourCardModel(tour, context.today));

const showStart = () =>
  renderInShell(<BookingStartPage start={{ regions: [], tours: served() }} />, {
    namespaces: ['common', 'booking'],
  });

function showArticle() {
  const article = { id: 1, title: 'Turki', seo: { slug: 'turki', title: null, description: null }, content: '' };
  const row = { ...article, image: null, image_url: null, created_at: '2026-11-19T02:00:00Z' };
  const model = { ...articleModel({ article: row, articles: [], tours: [] }, context), tours: served() };
  renderInShell(<ArticlePage article={model} />, { namespaces: ['common', 'blog'] });
}

test.each([
  ['the booking without a tour', showStart],
  ['an article', showArticle],
])('the tours of %s name the total of the party, and without one send no request', async (_, show) => {
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([screen.queryAllByText(TOTAL), service.calls.all()]).toEqual([[], []]);
  changeTripPlan({ party: { adult: 2, child: 2, infant: 0 } });
  await expect.poll(() => screen.queryAllByText(TOTAL)).toHaveLength(3);
  expect(service.calls.all()).toHaveLength(1);
});

test('a service that knows no parties leaves the tours as the page has them', async () => {
  changeTripPlan({ party: { adult: 2, child: 2, infant: 0 } });
  service.faults.add({ operationId: 'listTours', status: 404 });
  showStart();
  const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent);
  const before = cards();
  await expect.poll(() => service.calls.all().at(-1)).toMatchObject({ status: 404 });
  expect(cards()).toEqual(before);
});
