import { type FieldError, type FieldPath, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { plainValue, useWrittenDate } from '@/form/use-form-field';
import { useMessages } from '@/i18n/use-messages';
import { SelectField } from '@/ui/controls/select-field';
import { TextField, type TextFieldProps } from '@/ui/controls/text-field';
import type { BookingValues } from '../forms/values';
import { useCounter } from '../session/booking-location';

/** Returns a function that gives a control its form props: the registration and the error message. */
export function useField() {
  const { register, formState } = useFormContext<BookingValues>();
  // On a shared counter device, autofill would offer names and addresses of earlier customers.
  const privacy = useCounter() && { autoComplete: 'off' };
  return (name: FieldPath<BookingValues>, options?: Pick<RegisterOptions<BookingValues>, 'onBlur' | 'onChange'>) => ({
    ...register(name, { setValueAs: plainValue, ...options }),
    ...privacy,
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
  });
}

type BookingTextProps = Omit<TextFieldProps, 'label' | 'name' | 'error' | 'optionalMark' | 'onBlur'> & {
  /** The label is `field.<last part>`. */
  name: FieldPath<BookingValues>;
  isOptional?: boolean;
  onBlur?: RegisterOptions<BookingValues>['onBlur'];
};

export function BookingText({ name, isOptional, onBlur, ...rest }: BookingTextProps) {
  const { t } = useMessages('booking');
  const field = useField();
  return (
    <TextField
      label={t(`field.${name.split('.').at(-1)}`)}
      optionalMark={isOptional ? t('common:states.optional') : undefined}
      {...rest}
      {...field(name, { onBlur })}
    />
  );
}

type DateFieldProps = {
  name: FieldPath<BookingValues>;
  /** A date such as 14/5/1986. */
  example: string;
  hint?: string;
};

/** Shows a field for a typed date. On blur the date is written out, so that day and month cannot be confused. */
export function DateField({ name, example, hint }: DateFieldProps) {
  const { t } = useMessages('booking');
  const placeholder = t('passenger.datePlaceholder', { date: example });
  const text = { hint, placeholder, inputMode: 'numeric', autoComplete: 'off' } as const;
  return <BookingText name={name} onBlur={useWrittenDate(name)} {...text} />;
}

const TITLES = ['Mr', 'Mrs', 'Ms'];

export function TitleField({ name }: { name: 'contact.title' | `passengers.${number}.title` }) {
  const { t } = useMessages('booking');
  const field = useField();
  return (
    <SelectField
      label={t('field.title')}
      placeholder={t('titles.choose')}
      options={TITLES.map((value) => ({ value, label: t(`titles.${value}`) }))}
      autoComplete={name === 'contact.title' ? 'honorific-prefix' : 'off'}
      {...field(name)}
    />
  );
}
