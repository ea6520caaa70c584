// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeDraft } from '@/state/booking-draft';
import { sessionState } from '@/state/session';
import { filledValues } from '../../../tests/support/booking-fixture';
import { itineraryRows, showWizard, TODAY } from '../../../tests/support/show-wizard';
import { withMockServer } from '../../../tests/support/with-mock-server';

const service = withMockServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T05:00:00Z`) });
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
  service.override('listItineraries', ({ reply }) => reply(200, { success: true, data: itineraryRows }));
});
afterEach(() => {
  vi.useRealTimers();
});

function showStep(step: string) {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: 'key-of-the-intent', sent: null },
    values: { ...filledValues(), itinerary_id: '3' },
  });
  return showWizard({ itinerary: '3', step }).router;
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const goOn = () => userEvent.click(screen.getAllByRole('button', { name: /^Lanjut/ })[0] as HTMLElement);

test('pasted text with invisible and full-width characters passes, and so does text filled in without an event', async () => {
  const router = showStep('2');
  fireEvent.input(await field(/WhatsApp/), { target: { value: '\u202a+62 812\u20113456\u20117890\u202c' } });
  fireEvent.input(await field(/email/i), { target: { value: 'ratna＠kelana.example\u200b' } });
  (await field(/^Nama depan/)).value = 'Siti';
  await goOn();
  await vi.waitFor(() => expect(router.push).toHaveBeenCalled());
  // Drafts are stored half a second after a change.
  await vi.waitFor(() => {
    const draft = sessionStorage.getItem('kelana.booking-drafts') ?? '';
    expect(draft).toContain('"first_name":"Siti"');
    expect(draft).toContain('"email":"ratna@kelana.example","phone":"+62 812-3456-7890"');
  });
});
