import { ActionsPlaceholder } from '@/features/shared/tour-top/actions-placeholder';
import { GalleryFrame } from '@/features/shared/tour-top/gallery-frame';
import { CheapestDatePlaceholder, TourFact, TourTop } from '@/features/shared/tour-top/tour-top';
import type { TourCardView } from '@/ui/static/cards/tour-card';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import { Price } from '@/ui/static/tours/price';
import styles from './pressed-tour.module.css';
import { useMovedPicture } from './use-moved-picture';

/** The icons of a card's facts: its countries, then its days. */
const FACT_ICONS = ['pin', 'calendar'] as const;

type PressedTourProps = {
  view: TourCardView;
  lang: string | undefined;
  /** The picture of the pressed card; null if it has none. */
  picture: HTMLImageElement | null;
};

/**
 * Shows the top of a tour's page with what its pressed card knows: picture, title, facts, and the date and price of the
 * departure that the page opens with.
 */
export function PressedTour({ view, lang, picture }: PressedTourProps) {
  const gallery = useMovedPicture(picture);
  const { price } = view;
  // Of a tour without free seats the page opens with another departure.
  const departure = view.departures.find(({ isPriced, seats }) => isPriced && seats.kind !== 'full');
  const day = view.noDates || departure?.date;
  return (
    <TourTop
      crumbs={<div className={styles.crumbs} />}
      title={view.title}
      lang={lang}
      facts={
        <>
          {view.meta.map((fact, index) => (
            <TourFact key={fact} icon={FACT_ICONS[index] ?? 'pin'}>
              {fact}
            </TourFact>
          ))}
          {view.hasCheaper && <CheapestDatePlaceholder />}
        </>
      }
      actions={<ActionsPlaceholder />}
    >
      <GalleryFrame ref={gallery} main={view.picture} />
      <aside className={styles.card}>
        <Price {...price} from={undefined} size="large" />
        <p className={styles.day}>{day}</p>
      </aside>
      <BuyBar label={view.title} amount={price.amount ?? price.empty} below={day}>
        {null}
      </BuyBar>
    </TourTop>
  );
}
