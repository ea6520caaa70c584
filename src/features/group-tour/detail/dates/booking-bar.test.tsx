// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { departure, noCosts } from '../../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../../tests/support/render-in-shell';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import { BookingBar } from './booking-bar';

/** Renders the bar for three guests and a departure with these changes; null: without a departure. */
function renderBar(changes: Partial<typeof departure> | null) {
  const chosen = changes && { ...departure, ...changes };
  const status = !chosen ? 'none' : chosen.seat === 0 ? 'full' : 'open';
  const tour = { id: 17, title: 'Turki Lengkap', costs: noCosts, similar: [] } as unknown as DetailModel;
  renderInShell(
    <BookingBar tour={tour} selection={{ departure: chosen, status, guests: 3 } as unknown as DepartureSelection} />,
    { namespaces: ['tour-detail', 'common'] },
  );
  const bar = screen.getByRole('complementary');
  const link = within(bar).getByRole('link');
  const text = bar.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ');
  return { text, link: link.textContent, href: decodeURIComponent(link.getAttribute('href') ?? '') };
}

test('the bar shows the price and the days of the chosen departure, and books it for the chosen guests', () => {
  expect(renderBar({})).toEqual({
    text: 'Rp 22.900.000/orang 17–26 Apr',
    link: 'Pesan Sekarang',
    href: '/booking/17?itinerary=170704&pax=3',
  });
});

test('a price on request can be booked too', () => {
  expect(renderBar({ price: null })).toMatchObject({ text: 'Hubungi kami17–26 Apr', link: 'Pesan Sekarang' });
});

test('a full departure leads to the waiting list, and a tour without a date to a message', () => {
  expect(renderBar({ seat: 0 })).toMatchObject({ href: expect.stringMatching(/^https:\/\/wa\.me\/.*daftar tunggu/) });
  document.body.replaceChildren();
  expect(renderBar(null).href).toMatch(/^https:\/\/wa\.me\//);
});
