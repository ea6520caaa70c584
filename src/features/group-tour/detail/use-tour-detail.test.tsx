// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterPaint } from '@/lib/after-paint';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
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

function DepartureButton() {
  const { departure, upcoming, choose } = useTourDetail(tour);
  const last = upcoming.at(-1);
  return (
    <button type="button" onClick={() => last && choose(last)}>
      {departure?.id}
    </button>
  );
}

const waitForPaint = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

function renderButton() {
  const router = mockRouter({ pathname: '/group-tour/[id]', query: { id: '17' } });
  const view = renderInShell(<DepartureButton />, { router });
  const button = screen.getByRole('button');
  return { ...view, button, leave: () => router.events.emit('routeChangeStart', '/booking/17', { shallow: false }) };
}

test('a chosen departure is marked at once, and the URL changes after the next paint', async () => {
  const { button, router } = renderButton();
  expect(button.textContent).toBe('501');
  act(() => button.click());
  expect(button.textContent).toBe('502');
  expect(router.replace).not.toHaveBeenCalled();
  await waitForPaint();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/group-tour/[id]', query: { id: '17', itinerary: '502' } },
    undefined,
    { shallow: true, scroll: false },
  );
});

test('a choice does not cancel the navigation that follows it', async () => {
  const { button, router, leave } = renderButton();
  act(() => button.click());
  leave();
  await waitForPaint();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a choice does not change the URL after its page is unmounted', async () => {
  const { button, router, unmount } = renderButton();
  act(() => button.click());
  unmount();
  await waitForPaint();
  expect(router.replace).not.toHaveBeenCalled();
});
