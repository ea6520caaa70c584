import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass, cardPictureClass } from './card-link';
import { dottedClass } from './dotted';
import { Picture, type PictureSource } from './picture';
import { Price, type PriceProps } from './price';
import styles from './row-card.module.css';
import { Seats, type SeatsProps } from './seats';

/** The same facts as a tour card, of its next departure only. */
export type RowCardView = {
  href: string;
  title: string;
  meta: string[];
  picture: PictureSource;
  date?: string;
  seats?: SeatsProps;
  price: PriceProps;
};

export type RowCardProps = { view: RowCardView; headingLevel?: 2 | 3 | 4; lang?: string; extra?: ReactNode };

export function RowCard({ view, headingLevel, lang, extra }: RowCardProps) {
  return (
    <article className={classNames(cardClass, styles.card)}>
      <Picture
        {...view.picture}
        sizes="212px"
        maxWidth={640}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <div className={styles.words}>
        <p className={classNames(dottedClass, styles.meta)}>
          {view.meta.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
        <CardLink href={view.href} title={view.title} level={headingLevel} lang={lang} className={styles.title} />
        {view.date && (
          <p className={styles.facts}>
            <span>{view.date}</span>
            {view.seats && <Seats {...view.seats} />}
          </p>
        )}
        <Price {...view.price} className={styles.price} />
        {extra}
      </div>
    </article>
  );
}
