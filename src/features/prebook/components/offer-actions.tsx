import { useSnapshot } from 'valtio';
import { brand, whatsappLink } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import type { OfferModel } from '../offer-model';
import styles from './offer.module.css';

/** Shows the links to the booking, with or without sign-in; for a full departure, a link to other dates. */
export function OfferActions({ offer, isFull }: { offer: OfferModel; isFull: boolean }) {
  const { t } = useMessages('prebook');
  const { status } = useSnapshot(sessionState);
  const { tourId, departure, pax, title } = offer;
  const booking = routes.booking(tourId, { itinerary: departure.id, pax, source: 'prebook' });
  // Always in Indonesian, because our team reads the message.
  const date = formatDate(departure.from, 'id');
  const url = pageUrl('id', routes.prebook({ tour: tourId, itinerary: departure.id, pax }));
  const text = t('askText', { brand: brand.name, tour: title, date, pax, url });
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
      <ButtonLink href={whatsappLink(text)} target="_blank" look="quiet" icon="whatsapp">
        {t('common:buttons.askWhatsapp')}
      </ButtonLink>
    </div>
  );
}
