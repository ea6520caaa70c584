import { formatDate } from '@/domain/dates';
import { parseTypedDate } from '@/domain/typed-date';
import { useWords } from '@/i18n/use-words';
import { TextField } from '@/ui/controls/text-field';
import { type FormFieldProps, useMark } from './text-fields';
import { parseTypedNumber, writeNumber } from './typed-number';
import { useFormField } from './use-form-field';

type Left = { target: { value: string } };

/** A date as people type it; when left, it is written out, so that day and month cannot be mistaken. */
export function FormDate({ name, isOptional, hint }: FormFieldProps) {
  const mark = useMark(isOptional);
  const { t } = useWords('form');
  const { field, locale, setValue } = useFormField(name, {
    onBlur: ({ target }: Left) => {
      const iso = parseTypedDate(target.value);
      if (iso) setValue(name, formatDate(iso, locale), { shouldValidate: true });
    },
  });
  const placeholder = t('datePlaceholder');
  return <TextField inputMode="numeric" autoComplete="off" {...{ mark, hint, placeholder }} {...field} />;
}

/** A whole number; when left, it is written with full stops between the thousands. */
export function FormNumber({ name, isOptional, hint }: FormFieldProps) {
  const mark = useMark(isOptional);
  const { field, setValue } = useFormField(name, {
    onBlur: ({ target }: Left) => {
      const value = parseTypedNumber(target.value);
      if (value !== null) setValue(name, writeNumber(value), { shouldValidate: true });
    },
  });
  return <TextField inputMode="numeric" autoComplete="off" {...{ mark, hint }} {...field} />;
}
