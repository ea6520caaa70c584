import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { isUnusualPassport, passportNeededUntil } from '@/domain/passport';
import { parseTypedDate } from '@/domain/typed-date';
import { useMessages } from '@/i18n/use-messages';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldRow } from '@/ui/controls/field-row';
import { TextField } from '@/ui/controls/text-field';
import { Note } from '@/ui/static/messages/note';
import { passportNumber } from '../forms/passenger-schema';
import type { BookingValues } from '../forms/values';
import { useChosen } from '../session/booking-context';
import { DateField, useField } from './fields';
import styles from './fields.module.css';

/** Shows the passport fields, which may be left for later. Possible problems are shown as warnings that never block. */
export function PassportFields({ index }: { index: number }) {
  const { t, locale } = useMessages('booking');
  const { control } = useFormContext<BookingValues>();
  const { departure } = useChosen();
  const field = useField();
  const values = useWatch({ control, name: `passengers.${index}` });
  const expiry = parseTypedDate(values.passport_expiry);
  const needed = departure ? passportNeededUntil(departure.to) : null;
  // The field itself already shows an error for an expired passport.
  const isTooShort = expiry && needed && expiry < needed && expiry >= todayInJakarta();
  return (
    <>
      <Checkbox text={t('passenger.later')} {...field(`passengers.${index}.passport_later`)} />
      {!values.passport_later && (
        <>
          <FieldRow>
            <TextField
              label={t('field.passport_number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={styles.capitals}
              {...field(`passengers.${index}.passport_number`)}
            />
            <DateField
              name={`passengers.${index}.passport_expiry`}
              label={t('field.passport_expiry')}
              example="14/5/2030"
            />
          </FieldRow>
          {isUnusualPassport(values.nationality, passportNumber(values.passport_number)) && (
            <Note>{t('validation:passportNumberUnusual')}</Note>
          )}
          {isTooShort && (
            <Note tone="warning">
              <strong>{t('passenger.renewTitle')}</strong>{' '}
              <span>{t('passenger.renewText', { date: formatDate(needed, locale) })}</span>
            </Note>
          )}
        </>
      )}
    </>
  );
}
