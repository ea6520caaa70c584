import { routes } from '@/config/routes';
import { formatDayMonth } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { useWords } from '@/i18n/use-words';
import { useBuyBar } from '@/lib/use-buy-bar';
import { ButtonLink } from '@/ui/static/button-link';
import type { DetailModel } from '../detail-model';
import { useAskLinks } from '../use-ask-links';
import type { Sale } from '../use-tour-detail';
import styles from './buy-bar.module.css';

/** The price of the chosen date and the next step, fixed to the bottom of small screens. */
export function BuyBar({ tour, sale }: { tour: DetailModel; sale: Sale }) {
  const { t, locale } = useWords('tour-detail');
  const links = useAskLinks(tour);
  useBuyBar();
  const { chosen, status, guests } = sale;
  const dates = chosen && [chosen.departure_date, chosen.arrival_date].map((date) => formatDayMonth(date, locale));
  return (
    <aside className={styles.bar} aria-label={t('card.buyBar')} data-print="none">
      <p className={styles.words}>
        <span className={styles.price}>
          {chosen
            ? chosen.price === null
              ? t('common:price.onRequest')
              : formatRupiah(chosen.price)
            : t(status === 'past' ? 'dates.pastTitle' : 'dates.noneTitle')}
        </span>
        {chosen && dates && (
          <span className={styles.date}>
            {dates.join(' - ')}
            {chosen.price !== null && <span className={styles.unit}>{t('common:price.perPerson')}</span>}
          </span>
        )}
      </p>
      {chosen && status === 'open' ? (
        <ButtonLink href={routes.booking(tour.id, { itinerary: chosen.id, pax: guests })}>
          {t('common:buttons.bookNow')}
        </ButtonLink>
      ) : (
        <ButtonLink href={chosen ? links.waitingList(chosen) : links.notify()} icon="whatsapp">
          {chosen ? t('common:seats.waitingList') : t('common:topBar.whatsapp')}
        </ButtonLink>
      )}
    </aside>
  );
}
