import { brand, whatsappLink } from '@/config/brand';
import type { Departure } from '@/domain/booking';
import { formatDateRange } from '@/domain/dates';
import { useSeatWords } from '@/features/shared/use-seat-words';
import { useWords } from '@/i18n/use-words';
import { ChooseButton, DepartureRow } from '@/ui/static/departure-table';
import { GoLink } from '@/ui/static/go-link';
import type { BookingTour } from '../booking-model';
import { usePriceWord } from '../wizard/use-price-word';

type DepartureOptionProps = { tour: BookingTour; row: Departure; isChosen: boolean; choose: () => void };

/** One date: to choose, or with the reason why not and the waiting list. */
export function DepartureOption({ tour, row, isChosen, choose }: DepartureOptionProps) {
  const { t, locale } = useWords('booking');
  const seatWords = useSeatWords();
  const priceWord = usePriceWord();
  const isFull = row.seat === 0;
  const date = formatDateRange(row.from, row.to, locale);
  const reason = isFull ? t('departure.full') : row.seat === null ? t('departure.ask') : null;
  return (
    <DepartureRow
      radio={{ name: 'itinerary_id', value: String(row.id), isDisabled: isFull, onChange: choose }}
      dateRange={date}
      note={reason ? <span>{reason}</span> : row.note && <span lang="id">{row.note}</span>}
      seats={seatWords(row.seat)}
      price={priceWord(row.price)}
      isChosen={isChosen && !isFull}
      chosenWord={t('common:seats.chosen')}
      action={
        isFull ? (
          <GoLink
            href={whatsappLink(t('departure.waitingText', { brand: brand.name, tour: tour.title, date }))}
            target="_blank"
            hasArrow={false}
            aria-label={t('departure.waitingDate', { date })}
          >
            {t('common:seats.waitingList')}
          </GoLink>
        ) : (
          <ChooseButton aria-label={t('departure.chooseDate', { date })} choose={choose}>
            {t('departure.choose')}
          </ChooseButton>
        )
      }
    />
  );
}
