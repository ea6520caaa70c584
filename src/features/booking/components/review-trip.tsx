import { formatDateRange } from '@/domain/dates';
import { paxTypes, roomTypes } from '@/domain/party';
import { useSeatWords } from '@/features/shared/use-seat-words';
import { useWords } from '@/i18n/use-words';
import { Seats } from '@/ui/static/seats';
import { useBookingContext } from '../wizard/booking-context';
import styles from './review.module.css';
import { ReviewBlock, ReviewFacts } from './review-facts';

export function ReviewTrip() {
  const { t, locale } = useWords('booking');
  const { form, departure } = useBookingContext();
  const seatWords = useSeatWords();
  const { pax, rooms } = form.getValues();
  const guests = paxTypes.filter((type) => pax[type] > 0).map((type) => t(`summary.${type}`, { count: pax[type] }));
  const stays = roomTypes.filter((type) => rooms[type] > 0).map((type) => t(`summary.${type}`, { count: rooms[type] }));
  return (
    <ReviewBlock title={t('review.trip')} step="departure">
      <ReviewFacts
        facts={[
          [
            t('review.date'),
            departure && (
              <span className={styles.date}>
                {formatDateRange(departure.from, departure.to, locale)} <Seats {...seatWords(departure.seat)} />
              </span>
            ),
          ],
          [t('review.guests'), guests.join(', ')],
          [t('review.rooms'), stays.join(', ')],
        ]}
      />
    </ReviewBlock>
  );
}
