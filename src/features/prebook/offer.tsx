import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { LARGEST_PAGE } from '@/data/every-row';
import { useTour, useTours } from '@/data/operations/tour';
import { formatDate, formatDateRange, todayInJakarta } from '@/domain/dates';
import { lastPage } from '@/domain/pages';
import { headCount, onePerson, type Pax, partyToUrl, seatedGuests } from '@/domain/party';
import { type Departure, departuresOf, isFull, tripLength } from '@/domain/tour/departure';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { guestLines } from '@/features/shared/cost/guest-lines';
import { OpenAmounts } from '@/features/shared/cost/open-amounts';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { FailedBlock } from '@/features/shared/failed-block';
import { priceProps, seatProps } from '@/features/shared/tour/price-and-seats';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { failureMessage } from '@/form/failure-message';
import { PartyButton } from '@/form/trip-plan/plan-button';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { sessionState } from '@/state/session';
import { ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Note } from '@/ui/static/messages/note';
import { Picture } from '@/ui/static/pictures/picture';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import { type OfferModel, type OfferQuery, offerModel, tourOfItinerary } from './offer-model';
import { OfferSkeleton } from './offer-skeleton';
import { DepartureChooser, TourDates } from './other-departures';
import styles from './prebook.module.css';

/** Shows the departure of the link, or its state: loading, not named, unknown, no longer offered, or failed. */
export function Offer({ query }: { query: OfferQuery }) {
  const { t } = useMessages('prebook');
  const party = useParty() ?? onePerson;
  const short = useTourOfDeparture(query.tour === null ? query.itinerary : null);
  const tourId = query.tour ?? (query.itinerary === null ? null : short.tourId);
  const { data, error: tourError, mutate } = useTour(tourId ?? null);
  const error = data ? undefined : (tourError ?? short.error);

  if (error && error.kind !== 'not-found') {
    return (
      <FailedBlock
        title={t('failed')}
        text={failureMessage(error, t)}
        retry={() => (tourId ? void mutate() : short.retry())}
      />
    );
  }
  if (!error && !data && tourId !== null) return <OfferSkeleton />;
  const tour = data?.data;
  const today = todayInJakarta();
  const offer = tour && offerModel(tour, query, party, today);
  if (offer) return <OfferCard offer={offer} party={party} />;
  const dates = tour && departuresOf(tour.itineraries, today).upcoming;
  const reason = reasonFor(query, tourId, dates);
  return (
    <div>
      {reason && <EmptyBlock title={t(`${reason}.title`)} text={t(`${reason}.text`)} />}
      {tour && dates?.length ? <TourDates tour={tour} dates={dates} /> : <DepartureChooser />}
    </div>
  );
}

/** Returns why there is no offer; null for a link to a tour with dates, which are listed instead. */
function reasonFor(query: OfferQuery, tourId: number | null | undefined, dates: Departure[] | undefined) {
  if (query.itinerary !== null) return tourId === null ? 'unfound' : 'gone';
  if (!dates) return query.tour === null ? 'none' : 'noTour';
  return dates.length > 0 ? null : 'noDates';
}

/**
 * Returns the tour of a departure for a short link that names only the departure. The API has no direct lookup, so the
 * list of tours with their next departures is searched page by page. `tourId` is null if no tour has the departure,
 * undefined while loading; for a null departure nothing is fetched.
 */
function useTourOfDeparture(itinerary: number | null) {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useTours(itinerary === null ? null : { ...LARGEST_PAGE, page });
  const answer = data?.pagination.current_page === page ? data : undefined;
  const foundTourId = answer && itinerary !== null ? tourOfItinerary(answer.data, itinerary) : null;
  const hasMore = answer !== undefined && foundTourId === null && page < lastPage(answer.pagination);
  if (hasMore) setPage(page + 1);
  const tourId = answer && !hasMore ? foundTourId : undefined;
  return { tourId, error: answer ? undefined : error, retry: () => void mutate() };
}

/** Shows one departure: dates, seats, total and the links to book it. */
function OfferCard({ offer, party }: { offer: OfferModel; party: Pax }) {
  const { t, locale, lang } = useMessages('prebook');
  const { departure, pax, cost, isReduced } = offer;
  const isSoldOut = isFull(departure);
  const length = tripLength(departure);
  return (
    <article className={`stack ${styles.offer}`}>
      <Picture
        src={offer.imageUrl}
        alt=""
        ratio="16/9"
        sizes="(min-width: 1024px) 760px, 100vw"
        isPriority
        className={styles.picture}
      />
      <h2 lang={lang(offer.language)}>{withNoBreakDashes(offer.title)}</h2>
      <p className={`cluster ${styles.facts}`}>
        <strong className="tabular">
          <span className="nowrap">{formatDateRange(departure.from, departure.to, locale)}</span>
        </strong>
        <span>{t('common:trip.daysNights', length)}</span>
        <Seats {...seatProps(departure.seat, t)} />
      </p>
      {isSoldOut && <Note tone="warning">{t('full')}</Note>}
      {!isSoldOut && <PartyButton />}
      {!isSoldOut && isReduced && <Note tone="warning">{t('reduced', { count: seatedGuests(pax) })}</Note>}
      {!isSoldOut && (
        <div className={styles.sum}>
          <Price {...priceProps(departure.price, t)} size="large" />
          {departure.price !== null && (
            <>
              <CostSum lines={guestLines(departure, pax, t)} cost={cost} />
              <OpenAmounts pax={pax} prices={departure} />
            </>
          )}
          <OptionalCosts cost={cost}>{t('later')}</OptionalCosts>
        </div>
      )}
      <OfferActions offer={offer} party={party} isFull={isSoldOut} />
    </article>
  );
}

/** Shows the links to the booking, with or without sign-in; for a full departure, a link to other dates. */
function OfferActions({ offer, party, isFull }: { offer: OfferModel; party: Pax; isFull: boolean }) {
  const { t } = useMessages('prebook');
  const { status } = useSnapshot(sessionState);
  const { tourId, departure, pax, title } = offer;
  // The booking reduces the party itself, and says so.
  const inUrl = { itinerary: departure.id, pax: partyToUrl(party) };
  const booking = routes.booking(tourId, { ...inUrl, source: 'prebook' });
  // Always in Indonesian, because our team reads the message.
  const date = formatDate(departure.from, 'id');
  const url = pageUrl('id', routes.prebook({ tour: tourId, ...inUrl }));
  const text = t('askText', { brand: brand.name, tour: title, date, pax: headCount(pax), url });
  return (
    <div className={styles.actions}>
      {isFull ? (
        <ButtonLink href={routes.tour(tourId)} size="large">
          {t('otherDates')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink href={booking} size="large">
            {t('continue')}
          </ButtonLink>
          {status === 'visitor' && (
            <ButtonLink href={routes.signIn(booking)} look="line" size="large">
              {t('signIn')}
            </ButtonLink>
          )}
        </>
      )}
      <WhatsappButton text={text} look="quiet" />
    </div>
  );
}
