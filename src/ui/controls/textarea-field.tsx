import { type ComponentProps, type Ref, useState } from 'react';
import { Field, type FieldWords } from './field';
import { Textarea } from './input';

type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'ref' | 'color' | 'translate'> &
  FieldWords & {
    /** Says how many characters are left of `maxLength`, below zero how many are too many. */
    counter?: (left: number) => string;
    /** Of the text, from a form that can change it without an event, as a reset does. */
    length?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * A text of several lines with its words and, where asked for, a count of what is left. The browser is not told
 * `maxLength`: it would cut off the end of a pasted text without a word.
 */
export function TextareaField({
  label,
  hint,
  error,
  mark,
  className,
  id,
  counter,
  length,
  maxLength,
  onInput,
  ...area
}: TextareaFieldProps) {
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const left = (maxLength ?? 0) - (length ?? typed);
  return (
    <Field
      {...{ label, hint, error, mark, className, id }}
      name={area.name}
      counter={maxLength && counter ? counter(left) : undefined}
    >
      {(aria) => (
        <Textarea
          kind="area"
          {...area}
          {...aria}
          onInput={(event) => {
            setTyped(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
