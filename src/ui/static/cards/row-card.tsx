import { classNames } from '@/lib/class-names';
import { FactLine } from '../fact-line';
import { Picture, type PictureSource } from '../pictures/picture';
import { Price, type PriceProps } from '../tours/price';
import { Seats, type SeatsProps } from '../tours/seats';
import { CardLink, cardClass, cardPictureClass } from './card-link';
import styles from './row-card.module.css';

/** The data of a tour card, for one departure. */
export type RowCardView = {
  href: string;
  title: string;
  meta: string[];
  picture: PictureSource;
  date?: string;
  seats?: SeatsProps;
  price: PriceProps;
};

type RowCardProps = {
  view: RowCardView;
  lang?: string;
  /** True if the text is below the picture on phones, for a card in a rail. */
  isStackedOnSmall?: boolean;
};

/** Shows a tour in one row: picture, title, and a departure with its price. */
export function RowCard({ view, lang, isStackedOnSmall }: RowCardProps) {
  return (
    <article className={classNames(cardClass, styles.card, isStackedOnSmall && styles.stacked)}>
      <Picture
        {...view.picture}
        sizes="212px"
        maxWidth={640}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <div className={`stack ${styles.text}`}>
        <p className="small muted">
          <FactLine facts={view.meta} />
        </p>
        <CardLink href={view.href} title={view.title} lang={lang} className={styles.title} />
        <CardDeparture view={view} className={styles.facts} />
        <Price {...view.price} className={styles.price} />
      </div>
    </article>
  );
}

/** Shows the date and the seats of the departure, if the card has one. */
export function CardDeparture({ view, className }: { view: RowCardView; className: string | undefined }) {
  return (
    view.date && (
      <p className={`cluster small tabular ${className}`}>
        <span className="nowrap">{view.date}</span>
        {view.seats && <Seats {...view.seats} />}
      </p>
    )
  );
}
