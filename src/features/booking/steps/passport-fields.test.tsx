// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MessagesProvider } from '@/i18n/messages-context';
import { ControlProvider } from '@/ui/controls/control-provider';
import { mockServer } from '../../../../mocks/node.ts';
import booking from '../../../../public/locales/id/booking.json';
import common from '../../../../public/locales/id/common.json';
import form from '../../../../public/locales/id/form.json';
import validation from '../../../../public/locales/id/validation.json';
import { bookingTour, filledValues } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { BookingContext } from '../session/booking-context';
import { readStart } from '../session/start';
import { useBookingSession } from '../session/use-booking-session';
import { PassportFields } from './passport-fields';

// Else a host that runs on this machine would answer, and its date would correct the clock of the test.
const service = mockServer({ now: new Date('2026-11-21T05:00:00Z') });

beforeAll(() => service.listen());
afterAll(() => service.close());
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
    <MessagesProvider messages={{ booking, common, form, validation }}>
      <ControlProvider>
        <Fields />
      </ControlProvider>
    </MessagesProvider>,
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
