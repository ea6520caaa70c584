import { type ComponentProps, type Ref, useState } from 'react';
import { Field, type FieldTexts, splitFieldProps, Textarea } from './field';

type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'ref' | 'color' | 'translate'> &
  FieldTexts & {
    /** The text for the characters left of `maxLength`; negative when there are too many. */
    counter?: (left: number) => string;
    /** The length of the text, for a form that changes it without an event, as a reset does. */
    length?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * Shows a multi-line text field with an optional counter. `maxLength` is not set on the element, because browsers would
 * silently cut off a pasted text.
 */
export function TextareaField({ counter, length, maxLength, onInput, ...props }: TextareaFieldProps) {
  const [field, area] = splitFieldProps(props);
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length);
  const left = (maxLength ?? 0) - (length ?? typed);
  return (
    <Field {...field} counter={maxLength && counter ? counter(left) : undefined}>
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
