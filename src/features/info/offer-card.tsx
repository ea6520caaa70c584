import { useId } from 'react';
import type { Offer } from '@/features/shared/offer';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { keepDashes } from '@/lib/dashes';
import { AppLink } from '@/ui/static/app-link';
import { cardClass, cardPictureClass } from '@/ui/static/card-link';
import { Icon } from '@/ui/static/icon';
import { Picture } from '@/ui/static/picture';
import styles from './offer-card.module.css';

type OfferCardProps = {
  offer: Offer;
  sizes: string;
  /** The words under the title when the card stays on this site. */
  onward?: string;
  level?: 2 | 3;
  isPriority?: boolean;
  className?: string;
};

/** A picture and a title of the service; the whole card is its link, and a way out of the site is marked. */
export function OfferCard({ offer, sizes, onward, level = 2, isPriority, className }: OfferCardProps) {
  const { t } = useWords('info');
  const outsideId = useId();
  const { title, imageUrl, link } = offer;
  const Heading = `h${level}` as const;
  const words = keepDashes(title);
  return (
    <article className={classNames(link && cardClass, styles.card, className)}>
      <Picture
        src={imageUrl}
        alt=""
        ratio="3/2"
        sizes={sizes}
        isPriority={isPriority}
        className={classNames(link && cardPictureClass, styles.picture)}
      />
      <Heading className={styles.title} lang="id">
        {link ? (
          <AppLink
            href={link.href}
            target={link.host ? '_blank' : undefined}
            aria-describedby={link.host ? outsideId : undefined}
            className={styles.link}
          >
            {words}
          </AppLink>
        ) : (
          words
        )}
      </Heading>
      {link?.host && (
        <p id={outsideId} className={styles.onward}>
          <Icon name="external" size={18} />
          <span>
            {t('promotion.openOutside', { host: link.host })} {t('common:states.opensNewTab')}
          </span>
        </p>
      )}
      {link && !link.host && onward && (
        <p className={styles.onward}>
          {onward} <Icon name="arrow-right" size={18} />
        </p>
      )}
    </article>
  );
}
