import { screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { TripPage } from '@/features/account/trip/trip-page';
import { mockRouter, renderInShell } from './render-in-shell';
import { signInAs } from './with-edit-profile';

// Every place is near the screen.
class NearScreen {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => tell([{ isIntersecting: true }]);
  }
  observe: () => void;
  disconnect = () => {};
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearScreen));

/** Shows the page of a booking of Ratna. */
export async function showTrip(code: string) {
  await signInAs('ratna');
  const path = `/account/booking/${code}`;
  const router = mockRouter({ pathname: '/account/booking/[code]', asPath: path, query: { code } });
  return renderInShell(<TripPage />, { namespaces: ['account', 'common', 'payment', 'tour-detail', 'trip'], router });
}

/** Returns what is in a section of the page, once it is there. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
