import { formatDate } from '@/domain/dates';
import { checkPassport } from '@/domain/passport';
import { useMessages } from '@/i18n/use-messages';
import { Note } from '@/ui/static/messages/note';

const tones = { enough: 'success', short: 'warning', endsBefore: 'error' } as const;

/** ISO dates; '' for one that could not be read. */
export type CalculatorDates = { expiry: string; returnDate: string };

/** Shows whether a passport is valid long enough for a trip, and the next steps when it is not. */
export function PassportVerdict({ expiry, returnDate }: CalculatorDates) {
  const { t, locale } = useMessages('visa');
  const { kind, neededUntil, missingDays } = checkPassport(expiry, returnDate);
  return (
    <Note tone={tones[kind]}>
      <p>
        <strong>{t(`calculator.${kind}.title`)}</strong>
      </p>
      <p>
        {t(`calculator.${kind}.text`, {
          expiry: formatDate(expiry, locale),
          needed: formatDate(neededUntil, locale),
          count: missingDays,
        })}
      </p>
    </Note>
  );
}
