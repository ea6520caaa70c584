import type { Offer } from '@/features/shared/tour/offer';
import { OfferCard } from '@/features/shared/tour/offer-card';
import { useMessages } from '@/i18n/use-messages';
import styles from './offer-grid.module.css';

/** Shows the offers, the first one large. */
export function OfferGrid({ offers }: { offers: Offer[] }) {
  const { t } = useMessages('info');
  return (
    <ul className={styles.grid}>
      {offers.map((offer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two offers may have the same title, and the order is fixed
        <li key={index} className={index === 0 ? styles.first : undefined}>
          <OfferCard
            offer={offer}
            onward={t('promotion.open')}
            isPriority={index === 0}
            sizes={
              index === 0
                ? '(min-width: 1024px) 66vw, 100vw'
                : '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw'
            }
            className={index === 0 ? styles.large : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
