import { useContext } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { useMessages } from '@/i18n/use-messages';
import { FormNamespaceContext } from './form-namespace';

/** Returns the props of a form field by its name (registration, label, error) and the translations of the form. */
export function useFormField(name: string, options?: RegisterOptions) {
  const { t, locale } = useMessages(useContext(FormNamespaceContext));
  const { register, formState, getValues, setValue } = useFormContext();
  const error = get(formState.errors, name) as FieldError | undefined;
  const start: unknown = getValues(name);
  // Before the first submit, an empty field shows no error on blur.
  const isTold = formState.isSubmitted || (start !== '' && start !== false);
  return {
    t,
    locale,
    start,
    setValue,
    field: { ...register(name, options), label: t(`field.${name}`), error: isTold ? error?.message : undefined },
  };
}
