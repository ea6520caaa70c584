import { routes } from '@/config/routes';
import { bookingStatuses } from '@/domain/booking-history';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { StatusTag } from '@/ui/static/tours/status-tag';
import styles from './bookings.module.css';

/** Shows the meaning of each booking state. */
export function StatusMeanings() {
  const { t } = useMessages('account');
  return (
    <section className={styles.meanings} aria-labelledby="status-meanings">
      <h2 id="status-meanings" className="h3">
        {t('explainer.title')}
      </h2>
      <dl className={styles.meaningList}>
        {bookingStatuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusTag status={status} label={t(`status.${status}`)} />
            </dt>
            <dd>{t(`explainer.${status}`)}</dd>
          </div>
        ))}
      </dl>
      <GoLink href={routes.bookingTerms()}>{t('explainer.terms')}</GoLink>
    </section>
  );
}
