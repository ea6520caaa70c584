import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { type Departure, isFull, tripLength } from '@/domain/tour/departure';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Tag } from '@/ui/static/tag';
import { DepartureRow } from '@/ui/static/tours/departure-table';
import type { DetailModel } from '../detail-model';
import { useWhatsappLinks } from '../use-whatsapp-links';

type TourDepartureProps = {
  tour: DetailModel;
  departure: Departure;
  isChosen: boolean;
  choose: (departure: Departure) => void;
};

/** Shows one row of the table; a full departure keeps its price and links to the waiting list. */
export function TourDeparture({ tour, departure, isChosen, choose }: TourDepartureProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
  const seatLabel = useSeatLabel();
  const isSoldOut = isFull(departure);
  const range = formatDateRange(departure.from, departure.to, locale);
  const guaranteed = departure.isGuaranteed ? t('common:seats.guaranteed') : null;
  return (
    <DepartureRow
      radio={{
        name: 'departure',
        value: String(departure.id),
        isDisabled: isSoldOut,
        onChange: () => choose(departure),
      }}
      dateRange={range}
      note={
        <>
          <span>{t('common:trip.days', { count: tripLength(departure).days })}</span>
          {guaranteed && <Tag tone="green">{guaranteed}</Tag>}
          {departure.remarks.map((remark) => (
            <span key={remark} lang={lang(departure.remarksLanguage)}>
              {remark}
            </span>
          ))}
        </>
      }
      // The operator's remarks are in Indonesian; an accessible name cannot contain a `lang`, so they are left out.
      remarks={guaranteed ? [guaranteed] : []}
      seats={seatLabel(departure.seat)}
      price={departure.price === null ? t('common:price.onRequest') : formatRupiah(departure.price)}
      isChosen={isChosen && !isSoldOut}
      chooseLabel={t('dates.choose')}
      chosenLabel={t('common:seats.chosen')}
      action={
        departure.seat !== null && !isSoldOut ? undefined : <AskLink tour={tour} departure={departure} range={range} />
      }
    />
  );
}

/**
 * Shows a link in place of the radio button: to the waiting list if the departure is full, or to ask for seats if their
 * number is unknown.
 */
function AskLink({ tour, departure, range }: Pick<TourDepartureProps, 'tour' | 'departure'> & { range: string }) {
  const { t } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  if (isFull(departure)) {
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
