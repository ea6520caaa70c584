// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { signIn } from '@/state/session';
import { demoMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { filledValues, storeDraft } from '../../../tests/support/booking-fixture';
import { itineraryRow, itineraryRows, showWizard, withWizard } from '../../../tests/support/show-wizard';

const service = withWizard();
const NOTE = 'Anda sudah masuk. Kirim pesanan Anda sekarang.';

/** Opens the sign-in at a step of a stored booking, and signs in. */
async function signInAt(step: string, live = itineraryRows) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: live }));
  storeDraft({ values: { ...filledValues(), itinerary_id: '3' } });
  showWizard({ itinerary: '3', step, account: 'sign-in' });
  const title = await screen.findByRole('heading', { level: 1, name: 'Masuk untuk melanjutkan' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  const token = await tokenOf(publicEnv.serviceHost, demoMember);
  await act(async () => signIn(token));
}

test('after a sign-in for sending the note above the button has the view and the focus, and nothing is sent', async () => {
  await signInAt('4');
  const note = (await screen.findByText(NOTE)).closest('[role="status"]');
  expect(document.activeElement).toBe(note);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([note]);
  await userEvent.keyboard('{Enter}');
  expect(service.calls.all().filter(({ operationId }) => operationId === 'bookTour')).toEqual([]);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Kembali');
});

test('a sign-in at an earlier step leads to its title', async () => {
  await signInAt('2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Siapa yang kami hubungi?' })).toBe(
    document.activeElement,
  );
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('nobody is asked to send a booking whose departure is full by now', async () => {
  await signInAt('4', [itineraryRow(3, 0)]);
  expect(await screen.findByText(/^Keberangkatan ini sudah penuh/)).toBeTruthy();
  expect(screen.queryByText(NOTE)).toBeNull();
});
