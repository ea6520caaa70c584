import { routes } from '@/config/routes';
import { seatProblem } from '@/domain/booking-party';
import { formatDateRange, formatDayMonthRange } from '@/domain/dates';
import { headCount, partyToUrl, seatedGuests } from '@/domain/party';
import { type Departure, isFull } from '@/domain/tour/departure';
import { infantsToConfirm } from '@/domain/tour/promotions';
import { usualCost } from '@/domain/tour/trip-cost';
import { priceProps, seatProps, useFormatPrice } from '@/features/shared/tour/price-and-seats';
import { partyLabels } from '@/form/trip-plan/party-words';
import { PlanButton } from '@/form/trip-plan/plan-button';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { ButtonLink } from '@/ui/static/buttons/button';
import { FactLine } from '@/ui/static/fact-line';
import { Note } from '@/ui/static/messages/note';
import { Icon } from '@/ui/static/pictures/icon';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import styles from './booking-card.module.css';
import { PartySum } from './party-sum';
import type { DepartureSelection, TourProps } from './use-tour-detail';
import { useWhatsappLinks } from './use-whatsapp-links';

/** Shows price, date, seats and booking button beside the content from 1024 px; below, the buy bar replaces it. */
export function BookingCard({ tour, selection }: TourProps) {
  const { t } = useMessages('tour-detail');
  return (
    <aside className={styles.side} aria-label={t('card.label')} data-print="none">
      <div className={styles.card}>
        {selection.departure ? (
          <BookableCard tour={tour} selection={selection} departure={selection.departure} />
        ) : (
          <UnbookableCard tour={tour} selection={selection} />
        )}
      </div>
    </aside>
  );
}

function BookableCard({ tour, selection, departure }: TourProps & { departure: Departure }) {
  const { t } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  const { party, status } = selection;
  const hasTooFewSeats = seatProblem(departure, party) === 'few';
  return (
    <>
      <Price {...priceProps(departure.price, t)} size="large" />
      <p className={`small muted ${styles.basis}`}>{t(departure.price === null ? 'card.priceLater' : 'card.basis')}</p>
      <DeparturePicker selection={selection} departure={departure} />
      {status === 'full' ? (
        <>
          <p className={`muted ${styles.text}`}>{t('card.fullText')}</p>
          <ButtonLink href={links.waitingList(departure)} size="large" isWide icon="whatsapp">
            {t('card.waitingList')}
          </ButtonLink>
        </>
      ) : (
        <>
          <PartyPicker party={party} />
          {hasTooFewSeats && (
            <Note tone="warning" role="status" className={styles.text}>
              {t('card.few', { left: departure.seat, count: seatedGuests(party) })}
            </Note>
          )}
          <PartySum tour={tour} departure={departure} party={party} />
          <ButtonLink
            href={routes.booking(tour.id, { itinerary: departure.id, pax: partyToUrl(party) })}
            size="large"
            isWide
            className={styles.book}
          >
            {t('common:buttons.bookNow')}
          </ButtonLink>
          <ButtonLink href={links.ask(departure)} look="quiet" icon="whatsapp" isWide className={styles.ask}>
            {t('common:buttons.askWhatsapp')}
          </ButtonLink>
        </>
      )}
    </>
  );
}

function UnbookableCard({ tour, selection }: TourProps) {
  const { t } = useMessages('tour-detail');
  const { notify } = useWhatsappLinks(tour);
  const key = selection.status === 'past' ? 'past' : 'none';
  return (
    <>
      <h2 className="h3">{t(`dates.${key}Title`)}</h2>
      <p className={`muted ${styles.text}`}>{t(`dates.${key}Text`)}</p>
      <ButtonLink href={notify()} size="large" isWide icon="whatsapp">
        {t('dates.notify')}
      </ButtonLink>
      {tour.similar.length > 0 && (
        <ButtonLink href="#similar" look="quiet" isWide className={styles.ask}>
          {t('dates.similar')}
        </ButtonLink>
      )}
    </>
  );
}

/** Shows the party with a button that changes it. */
function PartyPicker({ party }: Pick<DepartureSelection, 'party'>) {
  const { t } = useMessages();
  return (
    <PlanButton className={styles.picker}>
      <Icon name="users" className={styles.icon} />
      <span className={styles.date}>
        <span className="visually-hidden">{t('party.who')}</span> <span>{partyLabels(party, t).join(', ')}</span>
      </span>
      <Icon name="chevron-down" className={styles.icon} />
    </PlanButton>
  );
}

/** Shows the chosen date with its seats. A transparent native select on top lets the visitor choose another date. */
function DeparturePicker({ selection, departure }: { selection: DepartureSelection; departure: Departure }) {
  const { t, locale } = useMessages('tour-detail');
  const rangeOf = (row: Departure) => formatDateRange(row.from, row.to, locale);
  const hasChoice = selection.upcoming.length > 1;
  return (
    <div className={styles.picker}>
      <Icon name="calendar" className={styles.icon} />
      <span aria-hidden={hasChoice || undefined}>
        <span className={styles.date}>
          <span className="nowrap">{rangeOf(departure)}</span>
        </span>
        <Seats {...seatProps(departure.seat, t, seatedGuests(selection.party))} />
      </span>
      {hasChoice && (
        <>
          <Icon name="chevron-down" className={styles.icon} />
          <select
            className={styles.select}
            aria-label={t('card.departure')}
            value={departure.id}
            onChange={(event) => {
              const row = selection.upcoming.find((one) => isSameId(one.id, event.currentTarget.value));
              if (row) selection.choose(row);
            }}
          >
            {selection.upcoming.map((row) => (
              <option key={row.id} value={row.id} disabled={isFull(row)}>
                {`${rangeOf(row)}, ${seatProps(row.seat, t, seatedGuests(selection.party)).label}`}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

/**
 * Shows the price of the chosen date, for more than one traveller their total, and the booking button on small screens.
 */
export function BookingBar({ tour, selection }: TourProps) {
  const { t, locale } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  const formatPrice = useFormatPrice();
  const { departure, status, party } = selection;
  const dates = departure && formatDayMonthRange(departure.from, departure.to, locale);
  const price = departure?.price ?? null;
  const problem = departure && seatProblem(departure, party);
  const hasTotal = departure && !problem && headCount(party) > 1;
  const total = hasTotal ? usualCost(departure, party, tour.costs).total : null;
  const openInfants = departure ? infantsToConfirm(departure, party) : 0;
  return (
    <BuyBar
      label={t('card.buyBar')}
      amount={
        departure ? (
          <>
            <span>{formatPrice(total ?? price)}</span>
            {total !== null && (
              <span className="micro muted">
                {` ${openInfants > 0 ? t('card.withoutInfants', { count: openInfants }) : t('card.total')}`}
              </span>
            )}
            {total === null && price !== null && <span className="small muted">{t('common:price.perPerson')}</span>}
          </>
        ) : (
          t(status === 'past' ? 'dates.pastTitle' : 'dates.noneTitle')
        )
      }
      below={
        dates && (
          <FactLine
            facts={[
              <PlanButton key="party" className={styles.party}>
                {/* Short, so that party and dates are on one line of a phone. */}
                <span>{t('common:party.heads', { count: headCount(party) })}</span>
                <span className="visually-hidden">{`: ${partyLabels(party, t).join(', ')}`}</span>
              </PlanButton>,
              problem === 'few' && seatProps(departure.seat, t, seatedGuests(party)).label,
              <span key="dates" className="nowrap">
                {dates}
              </span>,
            ]}
          />
        )
      }
    >
      {departure && status === 'open' ? (
        <ButtonLink href={routes.booking(tour.id, { itinerary: departure.id, pax: partyToUrl(party) })}>
          {t('common:buttons.bookNow')}
        </ButtonLink>
      ) : (
        <ButtonLink href={departure ? links.waitingList(departure) : links.notify()} icon="whatsapp">
          {departure ? t('common:seats.waitingList') : t('common:topBar.whatsapp')}
        </ButtonLink>
      )}
    </BuyBar>
  );
}
