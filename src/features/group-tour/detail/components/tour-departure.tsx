import { formatDateRange } from '@/domain/dates';
import { tripLength } from '@/domain/itineraries';
import { formatRupiah } from '@/domain/money';
import { useSeatWords } from '@/features/shared/use-seat-words';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { ChooseButton, DepartureRow } from '@/ui/static/departure-table';
import { GoLink } from '@/ui/static/go-link';
import { Tag } from '@/ui/static/tag';
import type { ShownDeparture } from '../departures';
import type { DetailModel } from '../detail-model';
import { useAskLinks } from '../use-ask-links';

type TourDepartureProps = {
  tour: DetailModel;
  departure: ShownDeparture;
  isChosen: boolean;
  choose: (departure: ShownDeparture) => void;
};

/** One row of the table; a full one keeps its price and offers the waiting list. */
export function TourDeparture({ tour, departure, isChosen, choose }: TourDepartureProps) {
  const { t, locale } = useWords('tour-detail');
  const seatWords = useSeatWords();
  const isFull = departure.seat === 0;
  const range = formatDateRange(departure.departure_date, departure.arrival_date, locale);
  return (
    <DepartureRow
      radio={{
        name: 'departure',
        value: String(departure.id),
        isDisabled: isFull,
        onChange: () => choose(departure),
      }}
      dateRange={range}
      note={
        <>
          <span>{t('common:trip.days', { count: tripLength(departure).days })}</span>
          {departure.isGuaranteed && <Tag tone="green">{t('common:seats.guaranteed')}</Tag>}
          {departure.remarks.map((remark) => (
            <span key={remark} lang="id">
              {remark}
            </span>
          ))}
        </>
      }
      seats={seatWords(departure.seat)}
      price={departure.price === null ? t('common:price.onRequest') : formatRupiah(departure.price)}
      isChosen={isChosen && !isFull}
      chosenWord={t('common:seats.chosen')}
      action={<RowAction tour={tour} departure={departure} range={range} choose={choose} />}
    />
  );
}

function RowAction({ tour, departure, range, choose }: Omit<TourDepartureProps, 'isChosen'> & { range: string }) {
  const { t } = useWords('tour-detail');
  const links = useAskLinks(tour);
  if (departure.seat === 0) {
    return (
      <GoLink
        href={links.waitingList(departure)}
        hasArrow={false}
        data-print="none"
        aria-label={t('dates.waitingDate', { date: range })}
      >
        {t('common:seats.waitingList')}
      </GoLink>
    );
  }
  if (departure.seat === null) {
    return (
      <ButtonLink
        href={links.ask(departure)}
        look="second"
        size="compact"
        data-print="none"
        aria-label={t('dates.askDate', { date: range })}
      >
        {t('dates.ask')}
      </ButtonLink>
    );
  }
  return (
    <ChooseButton
      data-print="none"
      aria-label={t('dates.chooseDate', { date: range })}
      choose={() => choose(departure)}
    >
      {t('dates.choose')}
    </ChooseButton>
  );
}
