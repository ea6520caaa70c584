import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { FactLine } from '../fact-line';
import { Icon } from '../pictures/icon';
import { Picture, type PictureSource } from '../pictures/picture';
import { Price, type PriceProps } from '../tours/price';
import { Seats, type SeatsProps } from '../tours/seats';
import { CardLink, cardClass, cardPictureClass } from './card-link';
import styles from './tour-card.module.css';

/** The data of a tour card, all texts already translated and formatted. */
export type TourCardView = {
  href: string;
  title: string;
  /** Country and length, in this order. */
  meta: string[];
  picture: PictureSource;
  /**
   * `guaranteed` is the label of a departure that takes place for certain; `isPriced` marks the one of the price,
   * `hasTooFewSeats` one that the party does not fit into.
   */
  departures: { date: string; seats: SeatsProps; guaranteed?: string; isPriced?: true; hasTooFewSeats?: true }[];
  /** Says that there are no departures; false while they are not known. */
  noDates?: string | false;
  price: PriceProps;
};

export type TourCardProps = {
  view: TourCardView;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
  isPriority?: boolean;
  /**
   * On phones the picture stands beside the text and only the departure of the price is shown, so that a screen holds
   * two.
   */
  isCompact?: boolean;
  /** The language of the content when it differs from the page's. */
  lang?: string;
  /** Buttons at the picture's corner and at the end of the card. They need z-index 2, above the card's link. */
  heart?: ReactNode;
  compare?: Elements;
};

const SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw';

/** Shows a tour with its next departures; the whole card is one link. */
export function TourCard({
  view,
  headingLevel = 3,
  sizes = SIZES,
  isPriority,
  isCompact,
  lang,
  heart,
  compare,
}: TourCardProps) {
  return (
    <article className={classNames(cardClass, styles.card, isCompact && styles.compact)}>
      <div className={styles.frame}>
        <Picture {...view.picture} sizes={sizes} maxWidth={1280} isPriority={isPriority} className={cardPictureClass} />
      </div>
      <p className={`small muted ${styles.meta}`}>
        <FactLine facts={view.meta} />
      </p>
      <CardLink href={view.href} title={view.title} level={headingLevel} lang={lang} className={`h4 ${styles.title}`} />
      {view.departures.length > 0 && (
        <ul className={styles.departures} data-atomic="">
          {view.departures.map((departure, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two departures may leave on one day, and the order is fixed
              key={index}
              className={styles.departure}
              data-priced={departure.isPriced && ''}
              data-short={departure.hasTooFewSeats && ''}
            >
              <span className={`cluster ${styles.date}`}>
                <span>{departure.date}</span>
                {departure.guaranteed && (
                  <span className={styles.guaranteed}>
                    <Icon name="check" size={14} />
                    <span>{departure.guaranteed}</span>
                  </span>
                )}
              </span>
              <Seats {...departure.seats} />
            </li>
          ))}
        </ul>
      )}
      {view.noDates && <p className={`small muted ${styles.noDates}`}>{view.noDates}</p>}
      {/* The heart is the next element; the cards of a list have one. */}
      <div className={styles.foot} data-atomic={heart ? '' : undefined}>
        <Price {...view.price} />
        {compare}
      </div>
      {heart && <div className={styles.heart}>{heart}</div>}
    </article>
  );
}
