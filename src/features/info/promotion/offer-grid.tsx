import type { Offer } from '@/features/shared/offer';
import { useWords } from '@/i18n/use-words';
import { OfferCard } from '../offer-card';
import styles from './offer-grid.module.css';

/** The first offer large, the others around it. */
export function OfferGrid({ offers }: { offers: Offer[] }) {
  const { t } = useWords('info');
  return (
    <ul className={styles.grid}>
      {offers.map((offer, index) => (
        <li key={offer.title} className={index === 0 ? styles.first : undefined}>
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
