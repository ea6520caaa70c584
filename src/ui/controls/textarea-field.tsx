import { type ComponentProps, type Ref, useState } from 'react';
import { Field, type FieldWords } from './field';
import { Textarea } from './input';

type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'ref' | 'color' | 'translate'> &
  FieldWords & {
    /** Says how many characters are left of `maxLength`. */
    counter?: (left: number) => string;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A text of several lines with its words and, where asked for, a count of what is left. */
export function TextareaField({
  label,
  hint,
  error,
  mark,
  className,
  id,
  counter,
  onInput,
  ...area
}: TextareaFieldProps) {
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const left = (area.maxLength ?? 0) - length;
  return (
    <Field
      {...{ label, hint, error, mark, className, id }}
      name={area.name}
      counter={area.maxLength && counter ? counter(left) : undefined}
    >
      {(aria) => (
        <Textarea
          kind="area"
          {...area}
          {...aria}
          onInput={(event) => {
            setLength(event.currentTarget.value.length);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
