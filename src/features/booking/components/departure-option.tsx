import { brand, whatsappLink } from '@/config/brand';
import { formatDateRange } from '@/domain/dates';
import { type Departure, isFull } from '@/domain/departure';
import { usePriceWord } from '@/features/shared/use-price-word';
import { useSeatWords } from '@/features/shared/use-seat-words';
import { useWords } from '@/i18n/use-words';
import { DepartureRow } from '@/ui/static/departure-table';
import { GoLink } from '@/ui/static/go-link';
import { Tag } from '@/ui/static/tag';
import type { BookingTour } from '../booking-model';

type DepartureOptionProps = { tour: BookingTour; row: Departure; isChosen: boolean; choose: () => void };

/** One date: to choose, or with the reason why not and the waiting list. */
export function DepartureOption({ tour, row, isChosen, choose }: DepartureOptionProps) {
  const { t, locale } = useWords('booking');
  const seatWords = useSeatWords();
  const priceWord = usePriceWord();
  const isSoldOut = isFull(row);
  const date = formatDateRange(row.from, row.to, locale);
  const reason = isSoldOut ? t('departure.full') : row.seat === null ? t('departure.ask') : null;
  const isGuaranteed = row.isGuaranteed && !isSoldOut;
  return (
    <DepartureRow
      radio={{ name: 'itinerary_id', value: String(row.id), isDisabled: isSoldOut, onChange: choose }}
      dateRange={date}
      note={
        <>
          {isGuaranteed && <Tag tone="green">{t('common:seats.guaranteed')}</Tag>}
          {reason && <span>{reason}</span>}
          {!reason &&
            row.remarks.map((remark) => (
              <span key={remark} lang="id">
                {remark}
              </span>
            ))}
        </>
      }
      remarks={isGuaranteed ? [t('common:seats.guaranteed')] : []}
      seats={seatWords(row.seat)}
      price={priceWord(row.price)}
      isChosen={isChosen && !isSoldOut}
      chooseWord={t('departure.choose')}
      chosenWord={t('common:seats.chosen')}
      action={
        isSoldOut ? (
          <GoLink
            href={whatsappLink(t('departure.waitingText', { brand: brand.name, tour: tour.title, date }))}
            target="_blank"
            hasArrow={false}
            aria-label={t('departure.waitingDate', { date })}
          >
            {t('common:seats.waitingList')}
          </GoLink>
        ) : undefined
      }
    />
  );
}
