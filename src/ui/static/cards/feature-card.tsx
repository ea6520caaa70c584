import type { ReactNode } from 'react';
import { FactLine } from '../fact-line';
import { Picture } from '../pictures/picture';
import { Tag, type TagTone } from '../tag';
import { Price } from '../tours/price';
import { CardLink, cardClass, cardPictureClass } from './card-link';
import styles from './feature-card.module.css';
import { CardDeparture, type RowCardView } from './row-card';

type FeatureCardProps = {
  view: RowCardView & { tag?: { label: string; tone: TagTone } };
  lang?: string;
  /** A button at the picture's corner. It needs z-index 2, above the card's link. */
  heart?: ReactNode;
};

/** Shows the first promotion, with a large picture and price. */
export function FeatureCard({ view, lang, heart }: FeatureCardProps) {
  return (
    <article className={cardClass}>
      <div className={styles.frame}>
        <Picture
          {...view.picture}
          ratio="3/2"
          sizes="(min-width: 1024px) 670px, calc(100vw - 40px)"
          className={cardPictureClass}
        />
        {view.tag && (
          <span className={styles.tag}>
            <Tag tone={view.tag.tone}>{view.tag.label}</Tag>
          </span>
        )}
      </div>
      <p className="small muted">
        <FactLine facts={view.meta} />
      </p>
      <CardLink href={view.href} title={view.title} lang={lang} className={styles.title} />
      <CardDeparture view={view} className={styles.facts} />
      <Price {...view.price} size="large" />
      {heart && <div className={styles.heart}>{heart}</div>}
    </article>
  );
}
