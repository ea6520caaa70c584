import { OfferCard } from '@/features/shared/tour/offer-card';
import type { PromotionModel } from '@/features/shared/tour/promotion';
import { useMessages } from '@/i18n/use-messages';
import styles from './offer-grid.module.css';
import { PromotionFacts } from './promotion-facts';

/** Shows the promotions, the first one large. */
export function OfferGrid({ offers }: { offers: PromotionModel[] }) {
  const { t } = useMessages('info');
  return (
    <ul className={`stack ${styles.grid}`}>
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
          >
            <PromotionFacts promotion={offer} />
          </OfferCard>
        </li>
      ))}
    </ul>
  );
}
