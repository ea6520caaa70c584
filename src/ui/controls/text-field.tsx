import type { ComponentProps, Ref } from 'react';
import { Field, type FieldTexts, Input, splitFieldProps } from './field';

export type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'size' | 'color' | 'height' | 'width' | 'translate'
> &
  FieldTexts & { ref?: Ref<HTMLInputElement> };

/** Shows a single-line text field; accepts react-hook-form's `register(name)` unchanged. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props);
  return <Field {...field}>{(aria) => <Input type="text" {...input} {...aria} />}</Field>;
}
