import { groupThousands } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';
import { TextField, type TextFieldProps } from '@/ui/controls/text-field';
import { parseTypedNumber } from './rules/typed-number';
import { type FormFieldProps, useOptionalMark } from './text-fields';
import { useFormField } from './use-form-field';
import { useWrittenDate } from './use-written-date';

type Left = { target: { value: string } };

type FormDateProps = FormFieldProps & Pick<TextFieldProps, 'autoComplete' | 'placeholder'>;

/** Shows a field for a typed date. On blur the date is written out, so that day and month cannot be confused. */
export function FormDate({ name, isOptional, hint, autoComplete = 'off', placeholder }: FormDateProps) {
  const optionalMark = useOptionalMark(isOptional);
  const { t } = useMessages('form');
  const { field } = useFormField(name, { onBlur: useWrittenDate(name) });
  const example = placeholder ?? t('datePlaceholder');
  return <TextField inputMode="numeric" placeholder={example} {...{ optionalMark, hint, autoComplete }} {...field} />;
}

/** Shows a field for a whole number. On blur, thousands are grouped as in the language, amounts of money with dots. */
export function FormNumber({ name, isOptional, hint, isMoney }: FormFieldProps & { isMoney?: boolean }) {
  const optionalMark = useOptionalMark(isOptional);
  const { locale } = useMessages();
  const { field, setValue } = useFormField(name, {
    onBlur: ({ target }: Left) => {
      const value = parseTypedNumber(target.value);
      if (value !== null) setValue(name, groupThousands(value, isMoney ? 'id' : locale), { shouldValidate: true });
    },
  });
  return <TextField inputMode="numeric" autoComplete="off" {...{ optionalMark, hint }} {...field} />;
}
