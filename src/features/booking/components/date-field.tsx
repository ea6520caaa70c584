import type { FieldPath } from 'react-hook-form';
import { useWrittenDate } from '@/features/shared/form/use-written-date';
import { useWords } from '@/i18n/use-words';
import { TextField } from '@/ui/controls/text-field';
import type { BookingValues } from '../forms/booking-values';
import { useField } from './use-field';

type DateFieldProps = { name: FieldPath<BookingValues>; label: string; autoComplete?: string };

/** A date as people type it; when left, it is written out, so that day and month cannot be mistaken. */
export function DateField({ name, label, autoComplete = 'off' }: DateFieldProps) {
  const { t } = useWords('booking');
  const field = useField();
  const writeOut = useWrittenDate(name);
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
