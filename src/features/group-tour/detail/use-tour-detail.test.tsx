// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { renderInShell, stillRouter } from '../../../../tests/support/render-in-shell';
import type { DetailModel } from './detail-model';
import { useTourDetail } from './use-tour-detail';

vi.mock('@/hooks/use-live-answer', () => ({
  useLiveAnswer: () => ({ answer: undefined, at: null }),
}));

const departure = (id: number, day: string) => ({
  id,
  from: `2999-01-${day}`,
  to: `2999-02-${day}`,
  price: 10,
  seat: 9,
  route: null,
});
const tour = {
  id: 17,
  today: '2998-01-01',
  route: null,
  capacity: null,
  departures: [departure(501, '10'), departure(502, '20')],
} as unknown as DetailModel;

function Choice() {
  const { chosen, upcoming, choose } = useTourDetail(tour);
  const last = upcoming.at(-1);
  return (
    <button type="button" onClick={() => last && choose(last)}>
      {chosen?.id}
    </button>
  );
}

const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

function showChoice() {
  const router = stillRouter({ pathname: '/group-tour/[id]', query: { id: '17' } });
  const view = renderInShell(<Choice />, { router });
  const button = screen.getByRole('button');
  return { ...view, button, leave: () => router.events.emit('routeChangeStart', '/booking/17', { shallow: false }) };
}

afterEach(cleanup);

test('a choice is marked at once and told to the address after that', async () => {
  const { button, router } = showChoice();
  expect(button.textContent).toBe('501');
  act(() => button.click());
  expect(button.textContent).toBe('502');
  expect(router.replace).not.toHaveBeenCalled();
  await painted();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/group-tour/[id]', query: { id: '17', itinerary: '502' } },
    undefined,
    { shallow: true, scroll: false },
  );
});

test('a choice does not call off the way to another page that follows it', async () => {
  const { button, router, leave } = showChoice();
  act(() => button.click());
  leave();
  await painted();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a choice does not lead back to a page that was left meanwhile', async () => {
  const { button, router, unmount } = showChoice();
  act(() => button.click());
  unmount();
  await painted();
  expect(router.replace).not.toHaveBeenCalled();
});
