import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Takes over what stands in the text fields and selects of a form. Some password managers fill them in without an event,
 * so React Hook Form still has the old values.
 */
export function readFilledFields<Values extends FieldValues, Output>(
  element: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setValue'>,
): void {
  const fields = element.querySelectorAll<FormField>(
    'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
  );
  for (const field of fields) {
    const name = field.name as Path<Values>;
    const known: unknown = getValues(name);
    // While its options are loading, a select shows another one than the form's, so it only replaces an empty value.
    const isNew = field instanceof HTMLSelectElement ? known === '' && field.value !== '' : known !== field.value;
    if (typeof known === 'string' && isNew) setValue(name, field.value as PathValue<Values, Path<Values>>);
  }
}
