import { useLayoutEffect, useRef, useState } from 'react';
import { ActionsPlaceholder } from '@/features/shared/tour-top/actions-placeholder';
import { GalleryFrame } from '@/features/shared/tour-top/gallery-frame';
import { CheapestDatePlaceholder, TourFact, TourTop } from '@/features/shared/tour-top/tour-top';
import type { TourCardView } from '@/ui/static/cards/tour-card';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import { Price } from '@/ui/static/tours/price';
import styles from './pressed-tour.module.css';

/** The icons of a card's facts: its countries, then its days. */
const FACT_ICONS = ['pin', 'calendar'] as const;
const MOVE = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

type PressedTourProps = {
  view: TourCardView;
  lang: string | undefined;
  /** The picture of the pressed card; null if it has none. */
  picture: HTMLImageElement | null;
};

/**
 * Shows the top of a tour's page with what its pressed card knows: picture, title, facts, and the date and price of the
 * departure that the page shows first.
 */
export function PressedTour({ view, lang, picture }: PressedTourProps) {
  const gallery = useMovedPicture(picture);
  const { price, date, hasCheaper } = view.firstShown ?? {
    price: view.price,
    date: view.price.from,
    hasCheaper: false,
  };
  const day = view.noDates || date;
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
          {hasCheaper && <CheapestDatePlaceholder />}
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

/**
 * Returns a ref for the gallery, whose large picture comes from its place on the card. The card's smaller copy is shown
 * until the large one is loaded.
 */
function useMovedPicture(picture: HTMLImageElement | null) {
  const ref = useRef<HTMLDivElement>(null);
  // The card is hidden when this is rendered into the document, so its place is read before.
  const [place] = useState(() => picture?.getBoundingClientRect());
  useLayoutEffect(() => {
    const gallery = ref.current;
    const frame = gallery?.firstElementChild;
    if (!gallery || !(frame instanceof HTMLElement) || !picture || !place) return;
    frame.style.background = `url(${JSON.stringify(picture.currentSrc)}) 50% 50% / cover`;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { left, top, width } = frame.getBoundingClientRect();
    const from = `translate(${place.left - left}px, ${place.top - top}px) scale(${place.width / width})`;
    // Over the title, which the picture crosses.
    const both = { transformOrigin: '0 0', zIndex: 1 };
    gallery.animate(
      [
        { ...both, transform: from },
        { ...both, transform: 'none' },
      ],
      MOVE,
    );
  }, [picture, place]);
  return ref;
}
