import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import type { Departure } from '@/domain/tour/departure';
import { adultsCost } from '@/domain/tour/trip-cost';
import { CostSum } from '@/features/shared/cost/cost-sum';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Price } from '@/ui/static/tours/price';
import type { DetailModel } from '../detail-model';
import type { Sale } from '../use-tour-detail';
import { useWhatsappLinks } from '../use-whatsapp-links';
import styles from './booking-card.module.css';
import { DeparturePicker } from './departure-picker';
import { GuestStepper } from './guest-stepper';

/** Shows price, date, seats and booking button beside the content from 1024 px; below, the buy bar replaces it. */
export function BookingCard({ tour, sale }: { tour: DetailModel; sale: Sale }) {
  const { t } = useMessages('tour-detail');
  return (
    <aside className={styles.side} aria-label={t('card.label')} data-print="none">
      <div className={styles.card}>
        {sale.chosen ? (
          <ForSale tour={tour} sale={sale} chosen={sale.chosen} />
        ) : (
          <NotForSale tour={tour} sale={sale} />
        )}
      </div>
    </aside>
  );
}

type ForSaleProps = { tour: DetailModel; sale: Sale; chosen: Departure };

function ForSale({ tour, sale, chosen }: ForSaleProps) {
  const { t } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  const { guests, guestLimit, setGuests, status } = sale;
  const cost = adultsCost(chosen.price, guests, tour.costs);
  return (
    <>
      <Price
        amount={chosen.price === null ? null : formatRupiah(chosen.price)}
        empty={t('common:price.onRequest')}
        unit={t('common:price.perPerson')}
        size="large"
      />
      <p className={styles.basis}>{t(chosen.price === null ? 'card.priceLater' : 'card.basis')}</p>
      <DeparturePicker sale={sale} chosen={chosen} />
      {status === 'full' ? (
        <>
          <p className={styles.text}>{t('card.fullText')}</p>
          <ButtonLink href={links.waitingList(chosen)} size="large" isWide icon="whatsapp">
            {t('card.waitingList')}
          </ButtonLink>
        </>
      ) : (
        <>
          <GuestStepper
            guests={guests}
            limit={guestLimit}
            isSeatLimit={chosen.seat === guestLimit}
            change={setGuests}
          />
          {chosen.price !== null && (
            <CostSum
              lines={[
                {
                  name: t('card.times', { guests, price: formatRupiah(chosen.price) }),
                  amount: cost.base,
                },
              ]}
              cost={cost}
            />
          )}
          <ButtonLink
            href={routes.booking(tour.id, { itinerary: chosen.id, pax: guests })}
            size="large"
            isWide
            className={styles.book}
          >
            {t('common:buttons.bookNow')}
          </ButtonLink>
          <ButtonLink href={links.ask(chosen)} look="quiet" icon="whatsapp" isWide className={styles.ask}>
            {t('common:buttons.askWhatsapp')}
          </ButtonLink>
        </>
      )}
    </>
  );
}

function NotForSale({ tour, sale }: { tour: DetailModel; sale: Sale }) {
  const { t } = useMessages('tour-detail');
  const { notify } = useWhatsappLinks(tour);
  const key = sale.status === 'past' ? 'past' : 'none';
  return (
    <>
      <h2 className={styles.title}>{t(`dates.${key}Title`)}</h2>
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
