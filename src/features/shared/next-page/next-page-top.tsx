import Router from 'next/router';
import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadedFont } from '@/lib/loaded-font';
import styles from './next-page-top.module.css';

type NextPageTopProps = {
  /** The pressed card. */
  card: Element;
  /** Called when the page does not come. */
  close: () => void;
  children: ReactNode;
};

/**
 * Shows the top of the next page in place of the content, until Next has prepared that page, which replaces both in one
 * step. Only the default layout has a place for it.
 */
export function NextPageTop({ card, close, children }: NextPageTopProps) {
  const content = document.querySelector<HTMLElement>('main[data-next-page]');
  useEffect(() => {
    Router.events.on('routeChangeError', close);
    return () => Router.events.off('routeChangeError', close);
  }, [close]);
  return (
    content &&
    createPortal(
      <Top card={card} content={content}>
        {children}
      </Top>,
      content,
    )
  );
}

function Top({ card, content, children }: { card: Element; content: HTMLElement; children: ReactNode }) {
  const [from] = useState(() => ({ path: Router.asPath, cardY: yOf(card) }));
  const [font] = useState(loadedFont);
  // An insertion effect, because it runs before the layout effects of `children`: they measure places in the window.
  useInsertionEffect(() => {
    content.dataset.nextPage = 'shown';
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      content.dataset.nextPage = '';
      // The page that replaces the top has its own position, and must not move its text.
      if (Router.asPath !== from.path) {
        if (font) content.dataset.font = font;
        return;
      }
      // The page did not come: the card is again where it was pressed, as soon as the content is laid out again.
      requestAnimationFrame(() => {
        if (card.isConnected) window.scrollBy({ top: yOf(card) - from.cardY, behavior: 'instant' });
      });
    };
  }, [card, content, from, font]);
  return (
    // The font of this part alone, because every text of the page would be measured again.
    <div className={styles.top} aria-busy="true" data-next-page-top="" data-font={font}>
      {children}
    </div>
  );
}

const yOf = (card: Element) => card.getBoundingClientRect().top;
