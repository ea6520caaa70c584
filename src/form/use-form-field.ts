import { createContext, useContext } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { writtenDate } from '@/domain/typed-date';
import type { Namespace } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { plainCharacters } from '@/lib/text/plain-characters';

/** The namespace of the fields' labels. */
export const FormNamespaceContext = createContext<Namespace>('form');

/** Makes a typed text plain before any rule sees it, for the `setValueAs` of a field. */
export const plainValue = (value: unknown) => (typeof value === 'string' ? plainCharacters(value) : value);

export type FieldHandlers = Pick<RegisterOptions, 'onBlur' | 'onChange'>;

/** Returns the props of a form field by its name (registration, label, error) and the translations of the form. */
export function useFormField(name: string, handlers?: FieldHandlers) {
  const { t, locale, lang } = useMessages(useContext(FormNamespaceContext));
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
    lang,
    start,
    setValue,
    field: {
      ...register(name, { setValueAs, ...handlers }),
      label: t(`field.${name}`),
      error: isTold ? error?.message : undefined,
    },
  };
}

/** Returns an `onBlur` handler that writes out a typed date, so that day and month cannot be confused. */
export function useWrittenDate(name: string) {
  const { setValue } = useFormContext();
  const { locale } = useMessages();
  return ({ target }: { target: { value: string } }) => {
    const written = writtenDate(target.value, locale);
    // React Hook Form drops its validation if the value changes during blur, so validate here.
    if (written) setValue(name, written, { shouldValidate: true });
  };
}
