// @vitest-environment jsdom
import { valibotResolver } from '@hookform/resolvers/valibot';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import { ControlProvider } from '@/ui/controls/control-provider';
import booking from '../../../../public/locales/id/booking.json';
import common from '../../../../public/locales/id/common.json';
import form from '../../../../public/locales/id/form.json';
import validation from '../../../../public/locales/id/validation.json';
import { departure, filledValues } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { bookingSchema } from '../forms/booking-schema';
import type { BookingValues } from '../forms/booking-values';
import { BookingContext } from '../wizard/booking-context';
import type { Booking } from '../wizard/use-booking';
import { useSchemaContext } from '../wizard/use-schema-context';
import { PassportFields } from './passport-fields';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Fields() {
  const context = useSchemaContext([departure], 28);
  const resolver: Resolver<BookingValues> = (values, ...rest) =>
    (valibotResolver(bookingSchema(context, values)) as Resolver<BookingValues>)(values, ...rest);
  const form = useForm<BookingValues>({ defaultValues: filledValues(), mode: 'onTouched', resolver });
  return (
    <BookingContext value={{ departure } as unknown as Booking}>
      <FormProvider {...form}>
        <PassportFields index={0} />
      </FormProvider>
    </BookingContext>
  );
}

async function typeExpiry(text: string) {
  renderInShell(
    <WordsProvider words={{ booking, common, form, validation }}>
      <ControlProvider>
        <Fields />
      </ControlProvider>
    </WordsProvider>,
  );
  const field = screen.getByLabelText('Masa berlaku paspor');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const mayGoOn = /Anda tetap bisa melanjutkan/;
const expired = /Masa berlaku paspor tidak boleh di masa lalu/;

test('a passport that has expired is refused, in that sentence alone', async () => {
  await typeExpiry('20 11 2026');
  expect(await screen.findByText(expired)).toBeTruthy();
  expect(screen.queryByText(mayGoOn)).toBeNull();
});

test('one that does not last six months after the return is told and goes on', async () => {
  await typeExpiry('21 11 2026');
  expect(await screen.findByText(mayGoOn)).toBeTruthy();
  expect(screen.queryByText(expired)).toBeNull();
});
