import { useLayoutEffect, useRef, useState } from 'react';

const MOVE = { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Returns a ref for the element around the page's large picture, which moves there from its place on the card. The card's
 * smaller copy is shown until the large one is loaded. `picture` is that of the card; null if it has none.
 */
export function useMovedPicture(picture: HTMLImageElement | null) {
  const ref = useRef<HTMLDivElement>(null);
  // The card is hidden when this is rendered into the document, so its place is read before.
  const [place] = useState(() => picture?.getBoundingClientRect());
  useLayoutEffect(() => {
    const wrapper = ref.current;
    const frame = wrapper?.firstElementChild;
    if (!wrapper || !(frame instanceof HTMLElement) || !picture || !place) return;
    frame.style.background = `url(${JSON.stringify(picture.currentSrc)}) 50% 50% / cover`;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { left, top, width } = frame.getBoundingClientRect();
    const from = `translate(${place.left - left}px, ${place.top - top}px) scale(${place.width / width})`;
    // Over the title, which the picture crosses.
    const both = { transformOrigin: '0 0', zIndex: 1 };
    wrapper.animate(
      [
        { ...both, transform: from },
        { ...both, transform: 'none' },
      ],
      MOVE,
    );
  }, [picture, place]);
  return ref;
}
