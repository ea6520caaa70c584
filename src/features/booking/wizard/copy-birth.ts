import type { UseFormReturn } from 'react-hook-form';
import type { BookingValues } from '../forms/booking-values';
import { isSameDay, type Known, type Prefilled } from './prefilled';
import type { Draft } from './use-draft';

type DraftTools = Pick<Draft, 'kept' | 'keep'>;

/**
 * Gives the first guest the birth date of the profile while its member is the contact and travels, and takes it away
 * again where somebody else is the contact by now. `before` is what may be replaced; any other date was typed, and stays.
 */
export function copyBirth(
  form: UseFormReturn<BookingValues>,
  { kept, keep }: DraftTools,
  known: Known,
  before = kept().prefilled.dob,
): void {
  const values = form.getValues();
  const { prefilled } = kept();
  const typed = values.passengers[0]?.dob ?? '';
  if (!values.is_contact_travelling || !(typed === '' || isSameDay(typed, before))) return;
  const dob = isMember(values.contact, prefilled) ? known.dob : '';
  keep({ prefilled: { ...prefilled, dob } });
  if (typed !== dob) form.setValue('passengers.0.dob', dob, { shouldValidate: dob !== '' });
}

/** Takes the copied birth date away again, not one that was typed. */
export function forgetBirth(form: UseFormReturn<BookingValues>, { kept }: DraftTools): void {
  const { dob } = kept().prefilled;
  if (isSameDay(form.getValues('passengers.0.dob'), dob)) form.setValue('passengers.0.dob', '');
}

/** The contact is the member; without this, the member's age would go to whoever they book for. */
export function isMember(contact: BookingValues['contact'], { first_name, last_name = '' }: Prefilled): boolean {
  return contact.first_name === first_name && contact.last_name === last_name;
}
