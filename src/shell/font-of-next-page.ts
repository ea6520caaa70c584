import Router from 'next/router';
import { loadFont, showLoadedFont } from '@/lib/loaded-font';

// Nobody notices that text moves so soon after a press, and browsers do not count it as a layout shift for 500 ms.
const SOON_MS = 450;

/**
 * Loads the site's font and switches to it with the first page that appears soon after a press. Until then the font of
 * the first frame stays, because text would move (`src/ui/theme/fonts.css`). The top of a pressed card has that font
 * already; the text around it follows after its page has come.
 */
export async function switchFontOnNextPage(): Promise<void> {
  let pressedAt = Number.NEGATIVE_INFINITY;
  document.addEventListener(
    'click',
    () => {
      pressedAt = performance.now();
    },
    true,
  );
  const switchIfSoon = (_url: string, { shallow }: { shallow: boolean }) => {
    const hasTop = document.querySelector('[data-next-page-top]');
    if (!shallow && !hasTop && performance.now() - pressedAt < SOON_MS) showLoadedFont();
  };
  // Just before the page is rendered, so that its text appears in its place.
  Router.events.on('beforeHistoryChange', switchIfSoon);
  Router.events.on('routeChangeComplete', switchIfSoon);
  await loadFont();
}
