import { useFormContext } from 'react-hook-form';
import { formatDate } from '@/domain/dates';
import { parseTypedDate } from '@/domain/typed-date';
import { useMessages } from '@/i18n/use-messages';

/** For the `onBlur` of a typed date: it is written out, so that day and month cannot be mistaken. */
export function useWrittenDate(name: string) {
  const { setValue } = useFormContext();
  const { locale } = useMessages();
  return ({ target }: { target: { value: string } }) => {
    const iso = parseTypedDate(target.value);
    // The form drops its own look at a value that changes while the field is left.
    if (iso) setValue(name, formatDate(iso, locale), { shouldValidate: true });
  };
}
