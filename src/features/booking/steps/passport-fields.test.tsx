// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControlProvider } from '@/ui/controls/control-provider';
import { bookingTour, filledValues } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { BookingContext } from '../session/booking-context';
import { readStart } from '../session/start';
import { useBookingSession } from '../session/use-booking-session';
import { PassportFields } from './passport-fields';

// Else a host that runs on this machine would answer, and its date would correct the clock of the test.
withMockServer({ now: new Date('2026-11-21T05:00:00Z') });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => vi.useRealTimers());

function Fields() {
  const initial = { start: readStart(bookingTour, {}, Date.now()), missingProfile: null };
  initial.start.values = filledValues();
  const booking = useBookingSession(bookingTour, initial);
  return (
    <BookingContext value={booking}>
      <FormProvider {...booking.form}>
        <PassportFields index={0} />
      </FormProvider>
    </BookingContext>
  );
}

async function typeExpiry(text: string) {
  renderInShell(
    <ControlProvider>
      <Fields />
    </ControlProvider>,
    { namespaces: ['booking', 'common', 'form', 'validation'] },
  );
  const field = screen.getByLabelText('Masa berlaku paspor');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const warning = /Anda tetap bisa melanjutkan/;
const error = /Masa berlaku paspor tidak boleh di masa lalu/;

test('an expired passport shows an error and no warning', async () => {
  await typeExpiry('20 11 2026');
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.queryByText(warning)).toBeNull();
});

test('a passport that expires within six months after the return shows a warning and no error', async () => {
  await typeExpiry('21 11 2026');
  expect(await screen.findByText(warning)).toBeTruthy();
  expect(screen.queryByText(error)).toBeNull();
});
