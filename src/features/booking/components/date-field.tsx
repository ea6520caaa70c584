import { type FieldPath, useFormContext } from 'react-hook-form';
import { formatDate } from '@/domain/dates';
import { parseTypedDate } from '@/domain/typed-date';
import { useWords } from '@/i18n/use-words';
import { TextField } from '@/ui/controls/text-field';
import type { BookingValues } from '../forms/booking-values';
import { useField } from './use-field';

type DateFieldProps = { name: FieldPath<BookingValues>; label: string; autoComplete?: string };

/** A date as people type it; when left, it is written out, so that day and month cannot be mistaken. */
export function DateField({ name, label, autoComplete = 'off' }: DateFieldProps) {
  const { t, locale } = useWords('booking');
  const { setValue } = useFormContext<BookingValues>();
  const field = useField();
  const writeOut = (event: { target: { value: string } }) => {
    const iso = parseTypedDate(event.target.value);
    // The form drops its own look at a value that changes while the field is left.
    if (iso) setValue(name, formatDate(iso, locale), { shouldValidate: true });
  };
  return (
    <TextField
      label={label}
      placeholder={t('passenger.datePlaceholder')}
      inputMode="numeric"
      autoComplete={autoComplete}
      {...field(name, { onBlur: writeOut })}
    />
  );
}
