import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import type { HomePromotion } from '../home-model';
import styles from './promotions.module.css';

// A picture of 3:2 that fills a square is 1.5 times as wide as the square.
const PICTURE_SIZES = '(min-width: 1024px) 174px, 84px';

/** Shows the first promotions of the service with their links, as a part of the section with the hot deals. */
export function Promotions({ promotions }: { promotions: HomePromotion[] }) {
  const { t, locale } = useMessages('home');
  if (promotions.length === 0) return null;
  return (
    <section className={styles.promotions} aria-labelledby="promotions-title">
      <div className={`cluster ${styles.header}`}>
        <h3 id="promotions-title">{t('promotions.title')}</h3>
        <GoLink href={routes.promotion()}>{t('promotions.all')}</GoLink>
      </div>
      <ul className={styles.list}>
        {promotions.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two promotions may have the same title; the order is fixed
          <li key={index}>
            <OfferCard offer={offer} look="row" level={4} sizes={PICTURE_SIZES}>
              {offer.to && (
                <p className="small muted">{t('promotions.until', { date: formatDate(offer.to, locale) })}</p>
              )}
            </OfferCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
