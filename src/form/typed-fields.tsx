import { groupThousands } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';
import { TextField, type TextFieldProps } from '@/ui/controls/text-field';
import { parseTypedNumber } from './rules/rules';
import { type FormFieldProps, useMarkedField } from './text-fields';
import { useWrittenDate } from './use-form-field';

type FormDateProps = FormFieldProps & Pick<TextFieldProps, 'autoComplete' | 'placeholder'>;

/** Shows a field for a typed date. On blur the date is written out, so that day and month cannot be confused. */
export function FormDate({ name, isOptional, hint, autoComplete = 'off', placeholder }: FormDateProps) {
  const { t } = useMessages('form');
  const { field } = useMarkedField({ name, isOptional }, { onBlur: useWrittenDate(name) });
  const example = placeholder ?? t('datePlaceholder');
  return <TextField inputMode="numeric" placeholder={example} {...{ hint, autoComplete }} {...field} />;
}

/** Shows a field for a whole number. On blur, thousands are grouped as in the language, amounts of money with dots. */
export function FormNumber({ name, isOptional, hint, isMoney }: FormFieldProps & { isMoney?: boolean }) {
  const onBlur = ({ target }: { target: { value: string } }) => {
    const value = parseTypedNumber(target.value);
    if (value !== null) setValue(name, groupThousands(value, isMoney ? 'id' : locale), { shouldValidate: true });
  };
  const { field, setValue, locale } = useMarkedField({ name, isOptional }, { onBlur });
  return <TextField inputMode="numeric" autoComplete="off" hint={hint} {...field} />;
}
