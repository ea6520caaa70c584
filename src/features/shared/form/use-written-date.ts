import { useFormContext } from 'react-hook-form';
import { writtenDate } from '@/domain/typed-date';
import { useMessages } from '@/i18n/use-messages';

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
