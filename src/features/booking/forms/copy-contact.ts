import type { UseFormReturn } from 'react-hook-form';
import { passportName } from '@/domain/passengers';
import type { BookingValues } from './booking-values';

const NAMES = ['title', 'first_name', 'last_name'] as const;

type Names = readonly (typeof NAMES)[number][];

/** Writes the contact's title and name, as a passport prints them, to the first guest, when the contact travels. */
export function copyContact({ getValues, setValue }: UseFormReturn<BookingValues>, names: Names = NAMES): void {
  if (!getValues('is_contact_travelling')) return;
  const contact = getValues('contact');
  for (const name of names) {
    const value = name === 'title' ? contact.title : passportName(contact[name]);
    setValue(`passengers.0.${name}`, value, { shouldValidate: value !== '' });
  }
}

/** The first guest still bears the contact's name as it was copied. */
export function isContactCopied({ is_contact_travelling, contact, passengers: [first] }: BookingValues): boolean {
  return (
    is_contact_travelling &&
    first?.first_name === passportName(contact.first_name) &&
    first.last_name === passportName(contact.last_name)
  );
}

/** Takes the copied name away again. */
export function forgetContact({ setValue }: UseFormReturn<BookingValues>): void {
  for (const name of NAMES) setValue(`passengers.0.${name}`, '');
}
