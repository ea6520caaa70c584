import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField, type TextFieldProps } from '@/ui/controls/text-field';
import { TextareaField } from '@/ui/controls/textarea-field';
import { useCharacterCounter } from './use-character-counter';
import { type FieldHandlers, useFormField } from './use-form-field';

export type FormFieldProps = {
  /** The key in the form's values; the label is `field.<name>`. */
  name: string;
  hint?: ReactNode;
  isOptional?: boolean;
};

/** Returns what `useFormField` does, with the mark of an optional field among the props. */
export function useMarkedField({ name, isOptional }: FormFieldProps, handlers?: FieldHandlers) {
  const { field, ...form } = useFormField(name, handlers);
  return { ...form, field: { ...field, optionalMark: isOptional ? form.t('common:states.optional') : undefined } };
}

type InputProps = 'autoCapitalize' | 'autoComplete' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type';

export function FormText({ name, isOptional, ...rest }: FormFieldProps & Pick<TextFieldProps, InputProps>) {
  return <TextField {...rest} {...useMarkedField({ name, isOptional }).field} />;
}

export function FormEmail(props: FormFieldProps) {
  return (
    <FormText type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}

export function FormPhone(props: FormFieldProps) {
  return <FormText type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

type FormTextareaProps = FormFieldProps & { max: number; autoComplete?: 'street-address' };

/** Shows a text area with the number of characters left of `max`. */
export function FormTextarea({ name, isOptional, hint, max, autoComplete }: FormTextareaProps) {
  const counter = useCharacterCounter();
  const { field, start } = useMarkedField({ name, isOptional });
  const value: unknown = useWatch({ name });
  return (
    <TextareaField
      maxLength={max}
      length={String(value ?? '').length}
      defaultValue={String(start ?? '')}
      {...{ hint, autoComplete, counter }}
      {...field}
    />
  );
}
