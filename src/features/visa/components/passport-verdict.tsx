import { formatDate } from '@/domain/dates';
import { checkPassport } from '@/domain/passport';
import { useMessages } from '@/i18n/use-messages';
import { Note } from '@/ui/static/messages/note';
import type { CalculatorDates } from '../calculator-problems';

const tones = { enough: 'success', short: 'warning', endsBefore: 'error' } as const;

/** Whether this passport will do for that trip, and what to do when it will not. */
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
