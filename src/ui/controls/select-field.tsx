import type { ComponentProps, Ref } from 'react';
import { Icon } from '../static/pictures/icon';
import { Field, type FieldTexts, Select, splitFieldProps } from './field';

/** Set `lang` when the label is not in the language of the page. */
export type SelectOption = { value: string; label: string; lang?: string; isDisabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'ref' | 'size' | 'color' | 'translate'> &
  FieldTexts & {
    options: SelectOption[];
    /** The empty first choice. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** Shows a native select, because every phone has a good native picker for it. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = splitFieldProps(props);
  return (
    <Field {...field} adornment={{ side: 'arrow', content: <Icon name="chevron-down" /> }}>
      {(aria) => (
        <Select kind="select" {...select} {...aria}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
