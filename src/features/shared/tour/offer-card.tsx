import { useId } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { cardClass, cardLinkClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import { ServiceAnchor } from '../service-anchor';
import type { Offer } from './offer';
import styles from './offer-card.module.css';

type OfferCardProps = {
  offer: Offer;
  sizes: string;
  /** The text below the title if the link stays on this site. */
  onward?: string;
  level?: 2 | 3 | 4;
  /** A row has a small square picture beside the text. */
  look?: 'card' | 'row';
  isPriority?: boolean;
  className?: string;
  /** Shown below the title. */
  children?: Elements;
};

/** Shows a picture and a title from the service. The whole card is a link, and links to other sites are marked. */
export function OfferCard(props: OfferCardProps) {
  const { offer, sizes, onward, level = 2, look = 'card', isPriority, className, children } = props;
  const { t } = useMessages();
  const outsideId = useId();
  const { title, imageUrl, link } = offer;
  const Heading = `h${level}` as const;
  const isRow = look === 'row';
  return (
    <article className={classNames(link && cardClass, styles[look], className)}>
      <Picture
        src={imageUrl}
        alt=""
        ratio={isRow ? '1/1' : '3/2'}
        sizes={sizes}
        maxWidth={isRow ? 360 : undefined}
        isPriority={isPriority}
        className={classNames(link && cardPictureClass)}
      />
      <div>
        <Heading className={`h4 ${styles.title}`}>
          <ServiceAnchor link={link} outsideId={outsideId} className={cardLinkClass}>
            {withNoBreakDashes(title)}
          </ServiceAnchor>
        </Heading>
        {children}
        {link?.host && (
          <p id={outsideId} className={styles.onward}>
            <Icon name="external" size={18} />
            <span>{`${t('states.openSite', { host: link.host })} ${t('states.opensNewTab')}`}</span>
          </p>
        )}
        {link && !link.host && onward && (
          <p className={styles.onward}>
            <span>{onward}</span> <Icon name="arrow-right" size={18} />
          </p>
        )}
      </div>
    </article>
  );
}
