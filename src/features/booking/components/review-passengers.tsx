import { formatDate } from '@/domain/dates';
import { parseTypedDate } from '@/domain/typed-date';
import { tidy } from '@/features/shared/form/text-checks';
import { useWords } from '@/i18n/use-words';
import { Tag } from '@/ui/static/tag';
import type { PassengerValues } from '../forms/booking-values';
import { passportNumber } from '../forms/passenger-schema';
import { useBookingContext } from '../wizard/booking-context';
import { useNationalities } from '../wizard/use-nationalities';
import styles from './review.module.css';
import { ReviewBlock } from './review-facts';

export function ReviewPassengers() {
  const { t } = useWords('booking');
  const passengers = useBookingContext().form.getValues('passengers');
  const nationalities = useNationalities(passengers.map(({ nationality }) => nationality));
  const country = (code: string) => nationalities.find(({ value }) => value === code)?.label;
  return (
    <ReviewBlock title={t('review.passengers')} step="passengers">
      <ol className={styles.guests}>
        {passengers.map((passenger, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests have no identity but their place
          <ReviewPassenger key={index} passenger={passenger} country={country(passenger.nationality)} />
        ))}
      </ol>
    </ReviewBlock>
  );
}

function ReviewPassenger({ passenger, country }: { passenger: PassengerValues; country: string | undefined }) {
  const { t, locale } = useWords('booking');
  const written = (text: string) => formatDate(parseTypedDate(text) ?? '', locale);
  const passport = passenger.passport_later
    ? t('review.later')
    : t('review.passport', {
        number: passportNumber(passenger.passport_number),
        date: written(passenger.passport_expiry),
      });
  return (
    <li className={styles.guest}>
      <p className={styles.guestName}>
        {t(`titles.${passenger.title}`)} {tidy(`${passenger.first_name} ${passenger.last_name}`).toUpperCase()}{' '}
        <Tag tone="sand">{t(`passenger.${passenger.type}`)}</Tag>
      </p>
      <p className={styles.guestFacts}>
        {[t('review.born', { date: written(passenger.dob) }), country, passport].join(' · ')}
      </p>
      {passenger.special_request.trim() && <p className={styles.guestFacts}>{passenger.special_request.trim()}</p>}
    </li>
  );
}
