import type { ComponentProps, Ref } from 'react';
import { Icon } from '../static/pictures/icon';
import type { IconName } from '../static/pictures/icon-paths';
import { Field, type FieldTexts } from './field';
import { Input } from './input';

export type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'ref' | 'size' | 'color' | 'height' | 'width' | 'translate'
> &
  FieldTexts & { icon?: IconName; ref?: Ref<HTMLInputElement> };

/** Shows a single-line text field; accepts react-hook-form's `register(name)` unchanged. */
export function TextField({ label, hint, error, optionalMark, icon, className, id, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optionalMark, className, id }}
      name={input.name}
      adornment={icon && { side: 'start', content: <Icon name={icon} /> }}
    >
      {(aria) => <Input type="text" adornment={icon ? 'start' : 'none'} {...input} {...aria} />}
    </Field>
  );
}
