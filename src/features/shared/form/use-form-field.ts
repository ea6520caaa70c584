import { useContext } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { plainCharacters } from '@/lib/text/plain-characters';
import { FormNamespaceContext } from './form-namespace';

/** Makes a typed text plain before any rule sees it, for the `setValueAs` of a field. */
export const plainValue = (value: unknown) => (typeof value === 'string' ? plainCharacters(value) : value);

/** Returns the props of a form field by its name (registration, label, error) and the translations of the form. */
export function useFormField(name: string, options?: Pick<RegisterOptions, 'onBlur' | 'onChange'>) {
  const { t, locale } = useMessages(useContext(FormNamespaceContext));
  const { register, formState, getValues, setValue } = useFormContext();
  const error = get(formState.errors, name) as FieldError | undefined;
  const start: unknown = getValues(name);
  // Before the first submit, an empty field shows no error on blur.
  const isTold = formState.isSubmitted || (start !== '' && start !== false);
  // Passwords are compared as typed.
  const setValueAs = /password/i.test(name) ? undefined : plainValue;
  return {
    t,
    locale,
    start,
    setValue,
    field: {
      ...register(name, { setValueAs, ...options }),
      label: t(`field.${name}`),
      error: isTold ? error?.message : undefined,
    },
  };
}
