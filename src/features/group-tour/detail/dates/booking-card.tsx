import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import type { Departure } from '@/domain/tour/departure';
import { adultsCost } from '@/domain/tour/trip-cost';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Price } from '@/ui/static/tours/price';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import { useWhatsappLinks } from '../use-whatsapp-links';
import styles from './booking-card.module.css';
import { DeparturePicker } from './departure-picker';
import { GuestStepper } from './guest-stepper';

/** Shows price, date, seats and booking button beside the content from 1024 px; below, the buy bar replaces it. */
export function BookingCard({ tour, selection }: { tour: DetailModel; selection: DepartureSelection }) {
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

type BookableCardProps = { tour: DetailModel; selection: DepartureSelection; departure: Departure };

function BookableCard({ tour, selection, departure }: BookableCardProps) {
  const { t } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  const { guests, guestLimit, setGuests, status } = selection;
  const cost = adultsCost(departure.price, guests, tour.costs);
  return (
    <>
      <Price
        amount={departure.price === null ? null : formatRupiah(departure.price)}
        empty={t('common:price.onRequest')}
        unit={t('common:price.perPerson')}
        size="large"
      />
      <p className={`small muted ${styles.basis}`}>{t(departure.price === null ? 'card.priceLater' : 'card.basis')}</p>
      <DeparturePicker selection={selection} departure={departure} />
      {status === 'full' ? (
        <>
          <p className={styles.text}>{t('card.fullText')}</p>
          <ButtonLink href={links.waitingList(departure)} size="large" isWide icon="whatsapp">
            {t('card.waitingList')}
          </ButtonLink>
        </>
      ) : (
        <>
          <GuestStepper
            guests={guests}
            limit={guestLimit}
            isSeatLimit={departure.seat === guestLimit}
            change={setGuests}
          />
          {departure.price !== null && (
            <CostSum
              lines={[
                {
                  name: t('card.times', { guests, price: formatRupiah(departure.price) }),
                  amount: cost.base,
                },
              ]}
              cost={cost}
            />
          )}
          <ButtonLink
            href={routes.booking(tour.id, { itinerary: departure.id, pax: guests })}
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

function UnbookableCard({ tour, selection }: { tour: DetailModel; selection: DepartureSelection }) {
  const { t } = useMessages('tour-detail');
  const { notify } = useWhatsappLinks(tour);
  const key = selection.status === 'past' ? 'past' : 'none';
  return (
    <>
      <h2 className="h3">{t(`dates.${key}Title`)}</h2>
      <p className={styles.text}>{t(`dates.${key}Text`)}</p>
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
