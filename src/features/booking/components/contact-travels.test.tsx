// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import { ControlProvider } from '@/ui/controls/control-provider';
import booking from '../../../../public/locales/id/booking.json';
import common from '../../../../public/locales/id/common.json';
import { filledValues, knownProfile } from '../../../../tests/support/booking-fixture';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import type { BookingValues } from '../forms/booking-values';
import { BookingContext } from '../wizard/booking-context';
import { freshIntent } from '../wizard/intent';
import { nothingKnown, type Prefilled } from '../wizard/prefilled';
import type { Booking } from '../wizard/use-booking';
import { useKnown } from '../wizard/use-known';
import { ContactTravels } from './contact-travels';

vi.mock('../wizard/use-known');

afterEach(cleanup);

const typed = '18 Apr 1990';
let form: UseFormReturn<BookingValues>;

function Step({ values, prefilled }: { values: BookingValues; prefilled: Prefilled }) {
  form = useForm<BookingValues>({ defaultValues: values });
  const kept = { intent: freshIntent(), seenPrice: null, isOpen: true, prefilled };
  const draft = { kept: () => kept, keep: (more: object) => Object.assign(kept, more) };
  return (
    <WordsProvider words={{ booking, common }}>
      <BookingContext value={{ draft } as unknown as Booking}>
        <ControlProvider>
          <FormProvider {...form}>
            <ContactTravels />
          </FormProvider>
        </ControlProvider>
      </BookingContext>
    </WordsProvider>
  );
}

/** Name and birth date of the first guest, once a contact of that name has ticked to travel. */
async function afterTick(guest: string, contactName = 'Ratna', isMember = true) {
  const known = isMember ? knownProfile : nothingKnown;
  vi.mocked(useKnown).mockReturnValue({ known } as ReturnType<typeof useKnown>);
  const values = { ...filledValues(), is_contact_travelling: false };
  values.contact = { ...values.contact, first_name: contactName };
  values.passengers = values.passengers.map((one, at) => (at === 0 ? { ...one, first_name: guest, dob: typed } : one));
  const prefilled = isMember ? { first_name: 'Ratna', last_name: 'Wulandari' } : {};
  renderInShell(<Step values={values} prefilled={prefilled} />);
  await userEvent.click(screen.getByRole('checkbox'));
  const [first] = form.getValues('passengers');
  return [first?.first_name, first?.dob];
}

test('a date typed beside the own name stays, in small letters too', async () => {
  expect(await afterTick('ratna')).toEqual(['RATNA', typed]);
});

test('a date typed beside another name gives way to that of the profile', async () => {
  expect(await afterTick('Sari')).toEqual(['RATNA', '14 Mei 1986']);
});

test('without one of the profile to come in its place a typed date stays: the contact is somebody else', async () => {
  expect(await afterTick('Sari', 'Budi')).toEqual(['BUDI', typed]);
});

test('a visitor keeps what was typed', async () => {
  expect(await afterTick('Sari', 'Ratna', false)).toEqual(['RATNA', typed]);
});
