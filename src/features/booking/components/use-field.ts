import { type FieldError, type FieldPath, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import type { BookingValues } from '../forms/booking-values';
import { useCounter } from '../wizard/counter-context';

/** What a field of the kit takes from the form: its registration and the sentence under it. */
export function useField() {
  const { register, formState } = useFormContext<BookingValues>();
  // A counter's browser would offer everybody the names and addresses of those before.
  const privacy = useCounter() && { autoComplete: 'off' };
  return (name: FieldPath<BookingValues>, options?: RegisterOptions<BookingValues>) => ({
    ...register(name, options),
    ...privacy,
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
  });
}
