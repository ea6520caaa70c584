import type { Tour } from '@sdk';
import { routes } from '@/config/routes';
import { useTours } from '@/data/operations/tour';
import { languageOf } from '@/domain/content-language';
import { formatDateRange, todayInJakarta } from '@/domain/dates';
import { type Pax, partyOfAnswer, partyParameters, partyQuery, seatsFor } from '@/domain/party';
import { type Departure, departuresOf, firstBookable, tripLength } from '@/domain/tour/departure';
import { priceOfParty } from '@/domain/tour/tour-card';
import { DepartureBoard, DepartureLine } from '@/features/shared/tour/departure-board';
import { priceProps, savingText, seatProps } from '@/features/shared/tour/price-and-seats';
import { partyTotal } from '@/form/trip-plan/party-words';
import { useParty, useSeatedGuests } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { compareDays } from '@/lib/compare-days';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { GoLink } from '@/ui/static/buttons/go-link';
import { RowCard } from '@/ui/static/cards/row-card';
import styles from './prebook.module.css';

const TOURS = { page: 1, limit: 9, available: '1' } as const;

/** Shows the next departures as links if a shared link names none; shows nothing if they cannot be loaded. */
export function DepartureChooser() {
  const { t, locale, lang } = useMessages('prebook');
  const party = useParty();
  const guests = useSeatedGuests();
  const { data } = useTours({ ...TOURS, ...partyParameters(party) });
  const rows = data ? nextDepartures(data.data, todayInJakarta(), partyOfAnswer(data.party)) : [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="chooser" className={styles.chooser}>
      <h2 id="chooser" className="h3">
        {t('chooser.title')}
      </h2>
      <ul className={`stack ${styles.choices}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <RowCard
              view={{
                href: routes.prebook({ tour: row.tourId, itinerary: row.id, ...partyQuery(party) }),
                title: row.title,
                meta: [t('common:trip.days', { count: row.days })],
                picture: { src: row.imageUrl, alt: '' },
                date: formatDateRange(row.from, row.to, locale),
                seats: seatProps(row.seat, t, guests),
                price: {
                  ...priceProps(row.price, t),
                  total: partyTotal(row.party, t),
                  saving: savingText(row.savings, t, locale),
                },
              }}
              lang={lang(row.language)}
            />
          </li>
        ))}
      </ul>
      <GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>
    </section>
  );
}

type TourOfRow = Pick<Tour, 'id' | 'title' | 'languages' | 'costs' | 'room_supplements' | 'payment'>;
type TourDatesProps = { tour: TourOfRow; dates: Departure[] };

/** Shows the upcoming dates of the tour in a link, each with a link to its offer for the same number of guests. */
export function TourDates({ tour, dates }: TourDatesProps) {
  const { t, locale, lang } = useMessages('prebook');
  const party = useParty();
  return (
    <section aria-labelledby="dates" className={styles.chooser}>
      <h2 id="dates" className="h3">
        {t('dates.title')}
      </h2>
      <p lang={lang(tour.languages?.[0])}>{withNoBreakDashes(tour.title)}</p>
      <div className={`stack ${styles.choices}`}>
        <DepartureBoard>
          {dates.map((row) => (
            <DepartureLine
              key={row.id}
              departure={party ? { ...row, ...priceOfParty(tour, row, party) } : row}
              days={tripLength(row).days}
              href={routes.prebook({ tour: tour.id, itinerary: row.id, ...partyQuery(party) })}
              title={formatDateRange(row.from, row.to, locale)}
            />
          ))}
        </DepartureBoard>
      </div>
      <GoLink href={routes.tour(tour.id)}>{t('dates.tour')}</GoLink>
    </section>
  );
}

const SHOWN = 6;

/** Returns the next bookable date of each tour, if possible with seats for the party, soonest first. */
export function nextDepartures(
  tours: readonly (TourOfRow & Pick<Tour, 'imageUrl' | 'thumbnail' | 'itineraries'>)[],
  today: string,
  party: Pax | null = null,
) {
  return tours
    .flatMap((tour) => {
      const { id, title, thumbnail, imageUrl, itineraries } = tour;
      const next = firstBookable(departuresOf(itineraries, today).upcoming, seatsFor(party));
      if (!next) return [];
      const { days } = tripLength(next);
      const ofTour = { tourId: id, title, ...languageOf(tour), imageUrl: thumbnail ?? imageUrl ?? null, days };
      return [{ ...next, ...ofTour, ...(party && priceOfParty(tour, next, party)) }];
    })
    .sort((a, b) => compareDays(a.from, b.from))
    .slice(0, SHOWN);
}
