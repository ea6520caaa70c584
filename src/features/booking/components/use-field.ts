import { type FieldError, type FieldPath, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import type { BookingValues } from '../forms/booking-values';

/** What a field of the kit takes from the form: its registration and the sentence under it. */
export function useField() {
  const { register, formState } = useFormContext<BookingValues>();
  return (name: FieldPath<BookingValues>, options?: RegisterOptions<BookingValues>) => ({
    ...register(name, options),
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
  });
}
