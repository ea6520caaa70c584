import { classNames } from '@/lib/class-names';
import { Skeleton } from '../skeleton';
import type { TourCardProps } from './tour-card';
import card from './tour-card.module.css';
import styles from './tour-card-skeleton.module.css';

/** Shows a skeleton with the exact size of a tour card, so that nothing moves when the card replaces it. */
export function TourCardSkeleton({ isCompact }: Pick<TourCardProps, 'isCompact'>) {
  return (
    <div className={classNames(card.card, isCompact && `${card.compact} ${styles.compact}`)} aria-hidden="true">
      <Skeleton shape="picture" className={styles.picture} />
      <Skeleton width="half" className={styles.meta} />
      <Skeleton shape="title" width="wide" className={styles.title} />
      <Skeleton shape="title" width="half" className={styles.title} />
      <div className={`${card.departures} ${styles.departures}`}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={card.departure} data-priced={row === 1 ? '' : undefined}>
            <Skeleton width="third" />
            <Skeleton width="third" />
          </div>
        ))}
      </div>
      <Skeleton shape="title" width="half" className={styles.price} />
    </div>
  );
}
