import { brand, whatsappLink } from '@/config/brand';
import type { Departure } from '@/domain/booking';
import { formatDateRange } from '@/domain/dates';
import { useSeatWords } from '@/features/shared/use-seat-words';
import { useWords } from '@/i18n/use-words';
import { DepartureRow } from '@/ui/static/departure-table';
import { GoLink } from '@/ui/static/go-link';
import { Tag } from '@/ui/static/tag';
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
  const isGuaranteed = row.isGuaranteed && !isFull;
  return (
    <DepartureRow
      radio={{ name: 'itinerary_id', value: String(row.id), isDisabled: isFull, onChange: choose }}
      dateRange={date}
      note={
        (isGuaranteed || reason || row.remark) && (
          <>
            {isGuaranteed && <Tag tone="green">{t('common:seats.guaranteed')}</Tag>}
            {reason ? <span>{reason}</span> : row.remark && <span lang="id">{row.remark}</span>}
          </>
        )
      }
      remarks={isGuaranteed ? [t('common:seats.guaranteed')] : []}
      seats={seatWords(row.seat)}
      price={priceWord(row.price)}
      isChosen={isChosen && !isFull}
      chooseWord={t('departure.choose')}
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
        ) : undefined
      }
    />
  );
}
