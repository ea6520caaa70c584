import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { TextField, type TextFieldProps } from '@/ui/controls/text-field';
import { TextareaField } from '@/ui/controls/textarea-field';
import { useCharacterCounter } from './use-character-counter';
import { useFormField } from './use-form-field';

export type FormFieldProps = {
  /** The key in the form's values; the label is `field.<name>`. */
  name: string;
  hint?: ReactNode;
  isOptional?: boolean;
};

type FormTextProps = FormFieldProps & Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'placeholder' | 'type'>;

export function useOptionalMark(isOptional: boolean | undefined): string | undefined {
  const { t } = useMessages();
  return isOptional ? t('states.optional') : undefined;
}

export function FormText({ name, isOptional, ...rest }: FormTextProps) {
  const optionalMark = useOptionalMark(isOptional);
  const { field } = useFormField(name);
  return <TextField optionalMark={optionalMark} {...rest} {...field} />;
}

export function FormEmail({ name, isOptional, hint }: FormFieldProps) {
  const optionalMark = useOptionalMark(isOptional);
  const { field } = useFormField(name);
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      optionalMark={optionalMark}
      hint={hint}
      {...field}
    />
  );
}

export function FormPhone({ name, isOptional, hint }: FormFieldProps) {
  const optionalMark = useOptionalMark(isOptional);
  const { field } = useFormField(name);
  return <TextField type="tel" inputMode="tel" autoComplete="tel" optionalMark={optionalMark} hint={hint} {...field} />;
}

type FormTextareaProps = FormFieldProps & { max: number; autoComplete?: 'street-address' };

/** Shows a text area with the number of characters left of `max`. */
export function FormTextarea({ name, isOptional, hint, max, autoComplete }: FormTextareaProps) {
  const optionalMark = useOptionalMark(isOptional);
  const counter = useCharacterCounter();
  const { field, start } = useFormField(name);
  const value: unknown = useWatch({ name });
  return (
    <TextareaField
      optionalMark={optionalMark}
      hint={hint}
      maxLength={max}
      autoComplete={autoComplete}
      length={String(value ?? '').length}
      defaultValue={String(start ?? '')}
      counter={counter}
      {...field}
    />
  );
}
